export { type TemplateMessage, templateMessage } from './template-message.ts';
