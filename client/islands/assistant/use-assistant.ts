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
import { bookableFor, type KnownAnswers } from '../../../src/features/assistant/rules/known-answers.ts';
import type { BookingAnswer } from '../../../src/features/bookings/contract.ts';
import { servedLocations } from '../../../src/features/bookings/rules/booking-record.ts';
import type { Vehicle } from '../../../src/values/vehicle.ts';
import type { SaveOutcome } from '../../api/save-booking.ts';
import type { SendError } from '../../api/send.ts';
import {
  conversation,
  conversationBooking,
  type SavedBooking,
  unsavedBooking,
} from '../../storage/conversation.ts';
import { serviceInterest } from '../../storage/interest.ts';
import { ownRecords } from '../../storage/own-records.ts';
import { confirmationPending, savedVehicle } from '../../storage/session.ts';
import { useStore } from '../../storage/use-store.ts';
import { bookedName } from './message-text.ts';
import { useKnownFacts } from './use-known-facts.ts';
import { useSaving, withdrawConfirmation } from './use-saving.ts';

const noBooking: SavedBooking = { idempotencyKey: '', saved: {}, confirming: false };

/** The conversation before the visitor started again. */
interface Earlier {
  readonly answers: Answers;
  readonly booking: SavedBooking;
}

/**
 * The state of the conversation, and the moves that change it.
 * @param isServed whether the assistant books visits in the page's city
 * @param chatNotice the sentence about our messages that the summary shows
 */
export function useAssistant(isServed: boolean, chatNotice: string | undefined) {
  const answers = useStore(conversation, noAnswers);
  const booking = useStore(conversationBooking, noBooking);
  const { facts, slots, isListed, bodyType, refreshSlots } = useKnownFacts(answers, booking.saved);
  const [refusal, setRefusal] = useState<{ question: Question | undefined; problem: MoveProblem }>();
  const [error, setError] = useState<SendError>();
  const [earlier, setEarlier] = useState<Earlier>();
  const view = useMemo(() => conversationOf(answers, facts), [answers, facts]);
  const latest = useRef({ facts, refreshSlots });
  // A layout effect runs before the next press, which the rules must check against the facts on the screen.
  useLayoutEffect(() => {
    latest.current = { facts, refreshSlots };
  }, [facts, refreshSlots]);

  /** Applies a move. Answers false where the rules refuse it. */
  const move = useCallback((wanted: Move): boolean => {
    const before = conversation.get();
    const result = converse(before, wanted, latest.current.facts);
    const question = wanted.type === 'answer' ? wanted.question : undefined;
    setRefusal(result.ok ? undefined : { question, problem: result.code });
    if (!result.ok) return false;
    if (result.value === before) return true;
    if (wanted.type === 'restart' || wanted.type === 'answer')
      setEarlier(wanted.type === 'restart' ? earlierOf(before) : undefined);
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
    if (!isListed) return;
    const follow = () => move({ type: 'known', known: knownHere(isServed) });
    follow();
    // The visitor may choose another car on the page beside the chat.
    return savedVehicle.subscribe(follow);
  }, [isListed, isServed, move]);

  /** Answers the questions about the car with one that a search found. */
  const chooseCar = ({ manufacturer, model, fuelType }: Vehicle): boolean =>
    move({ type: 'answer', question: 'manufacturer', answer: { choice: manufacturer } }) &&
    move({ type: 'answer', question: 'model', answer: { choice: model } }) &&
    move({ type: 'answer', question: 'fuelType', answer: { choice: fuelType } });

  /** Brings back the conversation from before the restart, with its booking. */
  const undo = () => {
    if (earlier === undefined) return;
    conversationBooking.set(earlier.booking);
    confirmationPending.set(earlier.booking.confirming);
    conversation.set(earlier.answers);
    setEarlier(undefined);
  };

  // While the visitor chooses or confirms a time, the slots are fetched again each minute.
  const showsTimes = view.step === 'timeSlot' || view.step === 'summary';
  useEffect(() => {
    if (showsTimes && facts.now.getTime() > 0) void latest.current.refreshSlots();
  }, [showsTimes, facts.now]);

  const follow = useCallback(
    (outcome: SaveOutcome) => {
      if (outcome.kind === 'confirmed') {
        keepConfirmed(outcome.booking);
        move({ type: 'confirmed', bookingId: outcome.booking.bookingId });
      }
      setError(outcome.kind === 'failed' ? outcome.error : undefined);
      if (outcome.kind === 'failed') move({ type: 'failed' });
      if (outcome.kind !== 'slot_full') return;
      move({ type: 'slot_lost', alternatives: outcome.alternatives });
      void latest.current.refreshSlots();
    },
    [move],
  );

  const { isSending, confirm } = useSaving(
    view.isClosed ? undefined : draftToSave(answers, facts),
    chatNotice,
    follow,
  );
  const isWaiting = booking.confirming;
  const saving = { confirm, isSending, isWaiting, error };
  const undoing = { undo, mayUndo: earlier !== undefined };
  return {
    answers,
    facts,
    view,
    slots,
    isListed,
    bodyType,
    booking,
    refusal,
    move,
    chooseCar,
    ...saving,
    ...undoing,
  };
}

/** Keeps a confirmed booking on this device, where the visitor finds it without an account. */
function keepConfirmed({ id, bookingId }: BookingAnswer): void {
  const { serviceType, model, carModel, date, timeSlot } = conversationBooking.get().saved;
  const car = carModel ?? model;
  const subject = [serviceType && bookedName(serviceType), car].filter(Boolean).join(', ');
  const services = serviceType ? [serviceType] : undefined;
  ownRecords.keep({ kind: 'booking', id, number: bookingId, subject, services, car, date, timeSlot });
}

/** A conversation that a restart would lose; a confirmed booking is found elsewhere. */
const earlierOf = (answers: Answers): Earlier | undefined =>
  Object.keys(answers.given).length === 0 || answers.bookingId !== undefined
    ? undefined
    : { answers, booking: conversationBooking.get() };

/** The page's city and service, and the car that the visitor chose on a page. */
const knownHere = (isServed: boolean): KnownAnswers => ({
  car: savedVehicle.get(),
  serviceType: bookableFor(serviceInterest.get()),
  ...(isServed && { location: servedLocations[0], area: serviceInterest.area() }),
});

/** Stores a car of the price sheet as the visitor's car for every page; a typed one has no prices. */
function rememberVehicle(answers: Answers, { prices }: AssistantFacts): void {
  const manufacturer = answerTo('manufacturer', answers) ?? '';
  const model = answerTo('model', answers) ?? '';
  const fuelType = answerTo('fuelType', answers) ?? '';
  if (prices.fuelTypes(manufacturer, model).includes(fuelType))
    savedVehicle.set({ manufacturer, model, fuelType });
}
