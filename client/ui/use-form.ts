import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import type { FieldCode } from '../../src/values/field-code.ts';
import { type FieldProblems, fieldProblems } from '../../src/web/contract/field-problems.ts';
import type { ReturnedForm } from '../../src/web/contract/returned-form.ts';
import { contentKeys } from '../api/content-keys.ts';
import { storedPosts } from '../api/stored-posts.ts';
import type { LastKey } from '../storage/last-key.ts';
import type { Store } from '../storage/store.ts';
import { formFields } from './form-fields.ts';
import { useHydrated } from './use-hydrated.ts';
import { useSend } from './use-send.ts';

/** The fields of a form as the browser has them. */
export type TypedFields = Readonly<Record<string, FormDataEntryValue>>;

/** How a send ended. The form shows the problems of `refused` and leaves any other end to its owner. */
type Outcome = { readonly kind: string; readonly problems?: FieldProblems; readonly key?: string };

interface FormOptions<Schema extends z.ZodMiniType, Ended extends Outcome> {
  /** Parses what the form sends. The server parses it again by the same schema. */
  readonly schema: Schema;
  readonly send: (body: z.infer<Schema>, form: HTMLFormElement) => Promise<Ended>;
  /** The endpoint that takes the form without JavaScript. */
  readonly action?: string;
  /** Begins the id of each field. */
  readonly id: string;
  /** The fields that the visitor does not type. */
  readonly added?: (fields: TypedFields) => Readonly<Record<string, unknown>>;
  /** The problems that no schema of one field sees. */
  readonly check?: (fields: TypedFields) => FieldProblems;
  /** The part of the fields that makes another record; default all. */
  readonly contentOf?: (fields: TypedFields) => unknown;
  /** The key of the page's form; without it each content gets a random one. */
  readonly formKey?: string | undefined;
  /** Keeps the key of the last content beyond the page. */
  readonly lastKey?: Store<LastKey | undefined> | undefined;
  readonly messages?: Readonly<Record<FieldCode, string>>;
  /** The form as it returns without JavaScript. */
  readonly returned?: ReturnedForm | undefined;
}

const FIRST_PROBLEM = '[aria-invalid], :has(> .err) input:not(:disabled, [type="hidden"])';

/**
 * A form is its schema: it checks the fields, makes the idempotency key of their content, sends them, and shows and
 * focuses their problems. The form itself keeps only what is its own.
 */
export function useForm<Schema extends z.ZodMiniType, Ended extends Outcome>({
  schema,
  send,
  action,
  id,
  added,
  check,
  contentOf = (fields) => fields,
  formKey,
  lastKey,
  messages,
  returned,
}: FormOptions<Schema, Ended>) {
  const ref = useRef<HTMLFormElement>(null);
  const [keys] = useState(() => contentKeys({ formKey, last: lastKey }));
  const [{ problems, refusals }, setShown] = useState({
    problems: returned?.problems ?? NO_PROBLEMS,
    refusals: 0,
  });
  const hydrated = useHydrated();
  const { post, ...sending } = useSend(
    ({ body, form }: { readonly body: z.infer<Schema>; readonly form: HTMLFormElement }) => send(body, form),
  );

  // The focus must stay in a field that the visitor corrects, though others are still wrong.
  useEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>(FIRST_PROBLEM)?.focus();
  }, [refusals]);

  const storedKey = 'key' in sending.outcome ? sending.outcome.key : undefined;
  const isStored = useSyncExternalStore(
    storedPosts.subscribe,
    () => storedKey !== undefined && storedPosts.has(storedKey),
    () => false,
  );

  const refuse = (problems: FieldProblems) =>
    setShown((shown) => ({ problems, refusals: shown.refusals + 1 }));

  const edited = (name: string, problem?: FieldCode) =>
    setShown((shown) => {
      const { [name]: before, ...others } = shown.problems;
      if (before === problem) return shown;
      return { ...shown, problems: problem ? { ...others, [name]: problem } : others };
    });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isSending) return;
    const { currentTarget: form } = event;
    const fields: TypedFields = Object.fromEntries(new FormData(form));
    const key = keys.of(contentOf(fields));
    const parsed = schema.safeParse({ ...fields, ...added?.(fields), idempotencyKey: key });
    const found = { ...(parsed.success ? {} : fieldProblems(parsed.error)), ...check?.(fields) };
    sending.dismiss();
    if (!parsed.success || Object.keys(found).length > 0) return refuse(found);
    setShown((shown) => ({ ...shown, problems: NO_PROBLEMS }));
    void post({ body: parsed.data, form }).then((ended) => ended.problems && refuse(ended.problems));
  };

  return {
    ...sending,
    dismiss() {
      sending.dismiss();
      setShown((shown) => ({ ...shown, problems: NO_PROBLEMS }));
    },
    hydrated,
    /** Whether the offline browser still keeps the post; it goes with the first network. */
    isStored,
    problems,
    edited,
    renewKey: keys.renew,
    field: formFields(schema, { id, problems, messages, values: returned?.values }),
    /** The attributes of the `<form>`. */
    form: {
      ref,
      method: 'post',
      action,
      onSubmit,
      onInput: ({ target }: FormEvent) => {
        if (target instanceof Element) edited(target.getAttribute('name') ?? '');
      },
      noValidate: hydrated,
    } as const,
  };
}

const NO_PROBLEMS: FieldProblems = {};
