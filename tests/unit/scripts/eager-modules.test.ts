import { expect, test } from 'vitest';
import { withEagerModules } from '../../../scripts/eager-modules.ts';

test('each CommonJS module stands behind "(function", which browsers compile as the file arrives', () => {
  const code =
    'import{t as e}from"./a.js";var t=e(e=>{e.a=1}),n=e((e,t)=>{t.exports=e}),r=t();export{t as x};';
  expect(withEagerModules(code)).toBe(
    'import{t as e}from"./a.js";var t=e((function(e){e.a=1})),n=e((function(e,t){t.exports=e})),r=t();export{t as x};',
  );
});

test('other functions stay as they are', () => {
  const code = 'var a=e=>{e()},b=e(e=>e.a),c=e(x,()=>{}),d=[1].map(e=>{});function f(){g(()=>{})}';
  expect(withEagerModules(code)).toBe(code);
});
