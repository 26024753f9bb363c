export { consentOfOrder } from './ad-visit.ts';
export { cancelOrder } from './change-order.ts';
export { redeemCouponOf } from './coupon.ts';
export { orderWork } from './order-work.ts';
export { packagesOf } from './pages/checkout-view.ts';
export { PlainOrderForm } from './pages/PlainOrderForm.tsx';
export { changeOrder, RETURNS_TARGET, returnEvent } from './payment.ts';
