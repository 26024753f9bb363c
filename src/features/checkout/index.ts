export { packagesOf } from './pages/checkout-view.ts';
export { PlainOrderForm } from './pages/PlainOrderForm.tsx';
