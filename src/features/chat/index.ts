export { chatWebhookApi } from './api.ts';
export { noticeFactsOf } from './notice-facts.ts';
export { ownPage } from './own-page.ts';
export { type AnswerWay, answerWay, trueTemplates } from './rules/answer-way.ts';
export { previewOf, type TemplateMessage, templateMessage } from './template-message.ts';
export { writeAnswer } from './write-answer.ts';
