import { useSyncExternalStore } from 'react';
import type { Cart } from '../../src/domain/cart/cart.ts';
import { readCart, subscribeToCart } from './cart.ts';

const notKnown = () => undefined;

/** The visitor's cart; nothing on the server and in the first render, which cannot know it. */
export const useCart = (): Cart | undefined =>
  useSyncExternalStore<Cart | undefined>(subscribeToCart, readCart, notKnown);
