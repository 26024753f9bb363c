export { UnderstoodCard } from './pages/UnderstoodCard.tsx';
export { nearCars, type Understood, understand } from './pages/understand.ts';
