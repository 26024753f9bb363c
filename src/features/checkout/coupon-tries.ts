import type { Context } from 'hono';
import type { WriteServices } from '../../services/services.ts';
import { failure, type Result } from '../../values/result.ts';
import { visitorNetwork } from '../../web/api/visitor-network.ts';

/**
 * Runs work that says whether a coupon's code is right, as long as its sender has not tried too many wrong ones. A try
 * counts before its result is known, so that tries at the same time count too; a right code gives its try back.
 */
export async function triedCoupon<Value, Code extends string, Detail>(
  context: Context,
  { limits }: Pick<WriteServices, 'limits'>,
  mobileNumber: string | undefined,
  {
    work,
    isWrong,
  }: {
    readonly work: () => Promise<Result<Value, Code, Detail>>;
    readonly isWrong: (refused: { readonly code: Code; readonly detail?: Detail | undefined }) => boolean;
  },
): Promise<Result<Value, Code | 'too_many_requests', Detail>> {
  const tried = await limits.long.coupon(visitorNetwork(context), mobileNumber);
  if (!tried.isWithin) return failure('too_many_requests');
  const result = await work();
  if (result.ok || !isWrong(result)) await tried.giveBack();
  return result;
}
