export { adminDone, adminProblem } from './api/responses.ts';
export { adminSession, operatorOf } from './auth.ts';
export { AdminFrame, type FrameData } from './pages/AdminFrame.tsx';
export { adminTime, labelOf, shortDate } from './pages/format.ts';
export { LostLines } from './pages/LostLines.tsx';
export { type AdminSession, type ScreenParts, screenParts } from './pages/screen.tsx';
