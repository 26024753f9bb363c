export { type TemplateMessage, templateMessage } from './template-message.ts';
export { toldOf } from './told.ts';
