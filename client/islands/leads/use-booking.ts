import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type LeadForm, leadForm, type NextStep } from '../../../src/features/leads/contract.ts';
import { hasTenDigits, isForeignNumber, isMobileNumber } from '../../../src/values/mobile-number.ts';
import { formatMoney } from '../../../src/values/money.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import type { ReturnedForm } from '../../../src/web/contract/returned-form.ts';
import { recordRedirect } from '../../api/record-redirect.ts';
import { postLead } from '../../api/submit-form.ts';
import { serviceInterest } from '../../storage/interest.ts';
import { savedMobileNumber } from '../../storage/session.ts';
import { bringBack, watchClosing } from '../../ui/late-answer.ts';
import { useForm } from '../../ui/use-form.ts';
import { useMobileText } from '../../ui/use-mobile-text.ts';

/** A number that the server has, with the next step. */
export interface AcceptedLead {
  readonly mobileNumber: string;
  readonly chatUrl: string;
  readonly next: NextStep;
  /** Whether the browser let the chat open in a tab of its own. */
  readonly chatOpened: boolean;
  readonly idempotencyKey: string;
  /** The place of the next step on the page; undefined where the form has a page of its own. */
  readonly place: HTMLElement | undefined;
}

const validSavedNumber = (): string => {
  const saved = savedMobileNumber.get() ?? '';
  return isMobileNumber(saved) ? saved : '';
};

/** The Book Now form, its number, and the lead whose next step stands on the page. */
export function useBooking(id: string, returned?: ReturnedForm) {
  const [accepted, setAccepted] = useState<AcceptedLead>();
  const isWaiting = useRef(false);
  const lead = useForm({
    schema: leadForm,
    async send(body: LeadForm, form) {
      isWaiting.current = true;
      return sendAndOpenChat(body, form.closest('dialog'), {
        answered: () => {
          isWaiting.current = false;
        },
        accept: setAccepted,
      });
    },
    action: endpoints.leads,
    id,
    returned,
    contentOf: ({ mobileNumber }) => mobileNumber,
  });
  const { isSending, form, edited, dismiss, renewKey } = lead;
  // A foreign number may have fewer than ten digits, and then Continue stays disabled.
  const mobile = useMobileText(
    (shown) => edited('mobileNumber', isForeignNumber(shown) ? 'mobile_invalid' : undefined),
    returned?.values.mobileNumber,
  );

  const begin = useEffectEvent(() => mobile.setText(validSavedNumber()));
  const closed = useEffectEvent(() => {
    // A number on its way stays in the form, which comes back where it fails.
    if (isWaiting.current) return;
    begin();
    // Each opening of the dialog may make a lead of its own.
    renewKey();
    dismiss();
  });
  // A later effect could clear digits that the visitor has already typed.
  useLayoutEffect(() => {
    if (!returned) begin();
    // Opening the form is a step of the visit that no page request tells. It names nobody and needs no answer.
    navigator.sendBeacon(endpoints.steps);
    const dialog = form.ref.current?.closest('dialog');
    const close = () => closed();
    dialog?.addEventListener('close', close);
    return () => dialog?.removeEventListener('close', close);
  }, [form.ref, returned]);

  return {
    ...lead,
    accepted,
    mobileProps: { ...lead.field('mobileNumber'), ...mobile.props },
    /** True with ten digits or more, which enable Continue. A press on it validates the mobile number. */
    mayContinue: !isSending && hasTenDigits(mobile.text),
  };
}

interface LeadEnd {
  readonly answered: () => void;
  readonly accept: (lead: AcceptedLead) => void;
}

async function sendAndOpenChat(
  body: LeadForm,
  dialog: HTMLDialogElement | null,
  { answered, accept }: LeadEnd,
) {
  const tab = navigator.onLine ? openChatTab() : undefined;
  const wasClosed = watchClosing(dialog);
  const outcome = await postLead('website')(body);
  answered();
  if (outcome.kind !== 'accepted') {
    tab?.close();
    if (outcome.kind !== 'stored') bringBack(dialog);
    return outcome;
  }
  const { whatsappUrl: chatUrl, next, notice } = outcome.answer;
  const price = next.price === undefined ? serviceInterest.price() : formatMoney(next.price);
  // The tags of the page name the service as the outside systems do.
  const { word: service, product } = next.service ?? {};
  recordRedirect({ url: chatUrl, source: 'book_now', service, product, price });
  tab?.show(chatUrl);
  // A visitor from an unserved place reads the notice in the dialog, for there is no slot to choose.
  if (notice !== undefined) return { kind: 'accepted', chatUrl, notice } as const;
  // A late answer leaves a dialog that the visitor has opened again as it is, and shows there that it came.
  const isReopened = dialog?.open === true && wasClosed();
  if (!isReopened) dialog?.close();
  accept({
    ...body,
    chatUrl,
    next,
    chatOpened: tab?.isOpen === true,
    place: dialog ? placeOnPage() : undefined,
  });
  return { kind: dialog && !isReopened ? 'on_page' : 'accepted', chatUrl, notice } as const;
}

const PLACE = 'next-step';

/**
 * A closed dialog returns the focus to the button that opened it. The next step stands after that button's part of the
 * page, or at the top for a button outside of the main part.
 */
function placeOnPage(): HTMLElement {
  const place = document.getElementById(PLACE) ?? Object.assign(document.createElement('div'), { id: PLACE });
  const main = document.getElementById('main');
  const part = [...(main?.children ?? [])].find((child) => child.contains(document.activeElement));
  if (part && part !== place) part.after(place);
  else if (!part) main?.prepend(place);
  return place;
}

/** Opens the chat's tab inside the click, for browsers block a tab that opens after the answer came. */
function openChatTab() {
  const tab = window.open('', '_blank');
  return {
    isOpen: tab !== null,
    show(url: string) {
      if (tab === null) return;
      tab.opener = null;
      tab.location.href = url;
    },
    close: () => tab?.close(),
  };
}
