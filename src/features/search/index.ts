export { SearchForm } from './pages/SearchForm.tsx';
