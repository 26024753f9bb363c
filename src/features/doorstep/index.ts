export { soldServices } from './pages/ServiceRow.tsx';
