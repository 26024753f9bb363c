import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type Answers,
  answerTo,
  noAnswers,
  type Question,
} from '../../../src/features/assistant/rules/answers.ts';
import { conversationOf } from '../../../src/features/assistant/rules/conversation.ts';
import { converse, type Move, type MoveProblem } from '../../../src/features/assistant/rules/converse.ts';
import { draftToSave } from '../../../src/features/assistant/rules/draft.ts';
import type { World } from '../../../src/features/assistant/rules/world.ts';
import type { SendError } from '../../api/send-error.ts';
import {
  conversation,
  conversationBooking,
  type SavedBooking,
  unsavedBooking,
} from '../../storage/conversation.ts';
import { confirmationPending, savedVehicle } from '../../storage/session.ts';
import { useStore } from '../../storage/use-store.ts';
import type { SaveOutcome } from './save-booking.ts';
import { takeConfirmationBack, useSaving } from './use-saving.ts';
import { useWorld } from './use-world.ts';

const nothingSaved: SavedBooking = { idempotencyKey: '', saved: {}, confirming: false };

/** The conversation as it stands, and the moves that change it. */
export function useAssistant() {
  const answers = useStore(conversation, noAnswers);
  const booking = useStore(conversationBooking, nothingSaved);
  const { world, slots, isListed, bodyType, refreshSlots } = useWorld(answers, booking.saved);
  const [refusal, setRefusal] = useState<{ question: Question | undefined; problem: MoveProblem }>();
  const [trouble, setTrouble] = useState<SendError>();
  const view = useMemo(() => conversationOf(answers, world), [answers, world]);
  const latest = useRef({ world, refreshSlots });
  // Before the next press can come: it must be judged against what the visitor sees.
  useLayoutEffect(() => {
    latest.current = { world, refreshSlots };
  }, [world, refreshSlots]);

  /** Answers whether the move was taken. */
  const move = useCallback((wanted: Move): boolean => {
    const result = converse(conversation.get(), wanted, latest.current.world);
    const question = wanted.type === 'answer' ? wanted.question : undefined;
    setRefusal(result.ok ? undefined : { question, problem: result.code });
    if (!result.ok) return false;
    if (wanted.type === 'restart') {
      takeConfirmationBack();
      conversationBooking.set(unsavedBooking());
      confirmationPending.set(false);
    }
    conversation.set(result.value);
    rememberVehicle(result.value, latest.current.world);
    return true;
  }, []);

  useEffect(() => {
    if (isListed && Object.keys(conversation.get().given).length === 0) sayVehicle(move);
  }, [isListed, move]);

  // While a time is being chosen or confirmed, the board is asked again each minute.
  const looksAtTimes = view.step === 'timeSlot' || view.step === 'summary';
  useEffect(() => {
    if (looksAtTimes && world.now.getTime() > 0) void latest.current.refreshSlots();
  }, [looksAtTimes, world.now]);

  const follow = useCallback(
    (outcome: SaveOutcome) => {
      if (outcome.kind === 'confirmed') move({ type: 'confirmed', bookingId: outcome.booking.bookingId });
      setTrouble(outcome.kind === 'failed' ? outcome.trouble : undefined);
      if (outcome.kind === 'failed') move({ type: 'failed' });
      if (outcome.kind !== 'slot_full') return;
      move({ type: 'slot_lost', alternatives: outcome.alternatives });
      void latest.current.refreshSlots();
    },
    [move],
  );

  const { isSending, confirm } = useSaving(view.isClosed ? undefined : draftToSave(answers, world), follow);
  const isWaiting = booking.confirming;
  const saving = { confirm, isSending, isWaiting, trouble };
  return { answers, view, slots, isListed, bodyType, booking, refusal, move, ...saving };
}

/** Who chose a car on a page is not asked again; the answers can be changed like any other. */
function sayVehicle(move: (move: Move) => boolean): void {
  const vehicle = savedVehicle.get();
  if (vehicle === undefined) return;
  for (const question of ['manufacturer', 'model', 'fuelType'] as const) {
    if (!move({ type: 'answer', question, answer: { choice: vehicle[question] } })) return;
  }
}

/** A car chosen here is the visitor's car on every page; one that was typed has no price anywhere. */
function rememberVehicle(answers: Answers, { prices }: World): void {
  const manufacturer = answerTo('manufacturer', answers) ?? '';
  const model = answerTo('model', answers) ?? '';
  const fuelType = answerTo('fuelType', answers) ?? '';
  if (prices.fuelTypes(manufacturer, model).includes(fuelType))
    savedVehicle.set({ manufacturer, model, fuelType });
}
