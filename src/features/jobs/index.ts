export { type BillPeriod, listBills } from './bill-list.ts';
export { changeJob, type JobFault, type RequestedMove } from './change-job.ts';
export { jobViewOf } from './job-view.ts';
export { BillPaper } from './pages/BillPaper.tsx';
export { JobProgress } from './pages/JobProgress.tsx';
export { jobHead } from './pages/job-head.ts';
export { languageOf, linkMessage, type Reach, type ReadyMessage, reachOf, readyWords } from './reach.ts';
export { readyTexts } from './ready-texts.ts';
export { type UpiPayee, upiPaymentOf } from './upi-payment.ts';
