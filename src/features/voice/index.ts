export { UnderstoodCard } from './pages/UnderstoodCard.tsx';
export { type Understood, understand } from './pages/understand.ts';
