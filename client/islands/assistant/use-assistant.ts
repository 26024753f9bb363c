import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type Answers,
  answerTo,
  noAnswers,
  type Question,
} from '../../../src/features/assistant/rules/answers.ts';
import { conversationOf, draftToSave } from '../../../src/features/assistant/rules/conversation.ts';
import { converse, type Move, type MoveProblem } from '../../../src/features/assistant/rules/converse.ts';
import type { AssistantFacts } from '../../../src/features/assistant/rules/facts.ts';
import type { SendError } from '../../api/send.ts';
import {
  conversation,
  conversationBooking,
  type SavedBooking,
  unsavedBooking,
} from '../../storage/conversation.ts';
import { confirmationPending, savedVehicle } from '../../storage/session.ts';
import { useStore } from '../../storage/use-store.ts';
import type { SaveOutcome } from './save-booking.ts';
import { useKnownFacts } from './use-known-facts.ts';
import { useSaving, withdrawConfirmation } from './use-saving.ts';

const noBooking: SavedBooking = { idempotencyKey: '', saved: {}, confirming: false };

/** The state of the conversation, and the moves that change it. */
export function useAssistant() {
  const answers = useStore(conversation, noAnswers);
  const booking = useStore(conversationBooking, noBooking);
  const { facts, slots, isListed, bodyType, refreshSlots } = useKnownFacts(answers, booking.saved);
  const [refusal, setRefusal] = useState<{ question: Question | undefined; problem: MoveProblem }>();
  const [error, setError] = useState<SendError>();
  const view = useMemo(() => conversationOf(answers, facts), [answers, facts]);
  const latest = useRef({ facts, refreshSlots });
  // A layout effect runs before the next press, which the rules must check against the facts on the screen.
  useLayoutEffect(() => {
    latest.current = { facts, refreshSlots };
  }, [facts, refreshSlots]);

  /** Applies a move. Answers false where the rules refuse it. */
  const move = useCallback((wanted: Move): boolean => {
    const result = converse(conversation.get(), wanted, latest.current.facts);
    const question = wanted.type === 'answer' ? wanted.question : undefined;
    setRefusal(result.ok ? undefined : { question, problem: result.code });
    if (!result.ok) return false;
    if (wanted.type === 'restart') {
      withdrawConfirmation();
      conversationBooking.set(unsavedBooking());
      confirmationPending.set(false);
    }
    conversation.set(result.value);
    rememberVehicle(result.value, latest.current.facts);
    return true;
  }, []);

  useEffect(() => {
    if (isListed && Object.keys(conversation.get().given).length === 0) answerVehicle(move);
  }, [isListed, move]);

  // While the visitor chooses or confirms a time, the slots are fetched again each minute.
  const showsTimes = view.step === 'timeSlot' || view.step === 'summary';
  useEffect(() => {
    if (showsTimes && facts.now.getTime() > 0) void latest.current.refreshSlots();
  }, [showsTimes, facts.now]);

  const follow = useCallback(
    (outcome: SaveOutcome) => {
      if (outcome.kind === 'confirmed') move({ type: 'confirmed', bookingId: outcome.booking.bookingId });
      setError(outcome.kind === 'failed' ? outcome.error : undefined);
      if (outcome.kind === 'failed') move({ type: 'failed' });
      if (outcome.kind !== 'slot_full') return;
      move({ type: 'slot_lost', alternatives: outcome.alternatives });
      void latest.current.refreshSlots();
    },
    [move],
  );

  const { isSending, confirm } = useSaving(view.isClosed ? undefined : draftToSave(answers, facts), follow);
  const isWaiting = booking.confirming;
  const saving = { confirm, isSending, isWaiting, error };
  return { answers, view, slots, isListed, bodyType, booking, refusal, move, ...saving };
}

/** Answers the questions about the car from the car that the visitor chose on a page. */
function answerVehicle(move: (move: Move) => boolean): void {
  const vehicle = savedVehicle.get();
  if (vehicle === undefined) return;
  for (const question of ['manufacturer', 'model', 'fuelType'] as const) {
    if (!move({ type: 'answer', question, answer: { choice: vehicle[question] } })) return;
  }
}

/** Stores a car of the price sheet as the visitor's car for every page; a typed one has no prices. */
function rememberVehicle(answers: Answers, { prices }: AssistantFacts): void {
  const manufacturer = answerTo('manufacturer', answers) ?? '';
  const model = answerTo('model', answers) ?? '';
  const fuelType = answerTo('fuelType', answers) ?? '';
  if (prices.fuelTypes(manufacturer, model).includes(fuelType))
    savedVehicle.set({ manufacturer, model, fuelType });
}
