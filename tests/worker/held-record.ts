import type { Response } from 'miniflare';

/** The cookies of a browser that holds a record, and its others. */
export const holding = (token: string, others = ''): { readonly Cookie: string } => ({
  Cookie: [others, `__Secure-record=${token}`].filter(Boolean).join('; '),
});

/** The token in the cookie that an answer set; empty where it set none. */
export const tokenIn = (answer: Response): string =>
  /__Secure-record=([^;]+)/.exec(answer.headers.getSetCookie().join('\n'))?.[1] ?? '';

/** The body of an answer to a new record, beside the token that only its cookie has. */
export async function newRecord<Body extends object>(
  answer: Response,
): Promise<Omit<Body, 'token'> & { readonly token: string }> {
  return { ...((await answer.json()) as Body), token: tokenIn(answer) };
}
