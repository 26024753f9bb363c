export { chatWebhookApi } from './api.ts';
export { ownPage } from './own-page.ts';
export { type TemplateMessage, templateMessage } from './template-message.ts';
export { toldOf } from './told.ts';
