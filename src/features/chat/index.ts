export { chatWebhookApi } from './api.ts';
export { noticeFactsOf } from './notice-facts.ts';
export { ownPage } from './own-page.ts';
export { type TemplateMessage, templateMessage } from './template-message.ts';
