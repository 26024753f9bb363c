export { type AnswerWay, answerWay, sentTexts, trueTemplates } from './answer-way.ts';
export { chatWebhookApi } from './api.ts';
export { writtenCount } from './contract.ts';
export { noticeFactsOf } from './notice-facts.ts';
export { chatAnswerBody } from './operator-bodies.ts';
export { ownPage } from './own-page.ts';
export { CLOSED } from './rules/message-kinds.ts';
export { previewOf, type TemplateMessage, templateMessage } from './template-message.ts';
export { writeAnswer } from './write-answer.ts';
