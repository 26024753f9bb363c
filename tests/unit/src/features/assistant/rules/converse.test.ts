import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currentQuestion } from '../../../../../../src/features/assistant/rules/answer-problems.ts';
import {
  type Answers,
  noAnswers,
  OTHER,
  type Question,
  questions,
} from '../../../../../../src/features/assistant/rules/answers.ts';
import { conversationOf } from '../../../../../../src/features/assistant/rules/conversation.ts';
import { converse, type Move } from '../../../../../../src/features/assistant/rules/converse.ts';
import {
  bookableAreas,
  bookableServices,
  servicePreferences,
} from '../../../../../../src/features/bookings/rules/booking-record.ts';
import { slotIds } from '../../../../../../src/features/slots/rules/slot.ts';
import { indiaInstant } from '../../../../../../src/values/india-time.ts';
import { share, volume } from '../../../../../every-case.ts';
import { answersAfter, facts, press, refusal, sheet, stepAfter, usualMoves, write } from './sample-facts.ts';

const upTo = (question: Question) =>
  answersAfter(
    usualMoves.slice(
      0,
      usualMoves.findIndex((move) => move.type === 'answer' && move.question === question),
    ),
  );

describe('an invalid answer fails with its code and changes nothing', () => {
  test.each<[string, Question, Move, ReturnType<typeof refusal>]>([
    ['only spaces as the manufacturer', 'manufacturer', write('manufacturer', '   ', OTHER), 'empty'],
    [
      'a maker of sixty-one characters',
      'manufacturer',
      write('manufacturer', 'x'.repeat(61), OTHER),
      'too_long',
    ],
    ['an unlisted manufacturer', 'manufacturer', press('manufacturer', 'Fiat'), 'not_offered'],
    ['a fuel type that the model does not have', 'fuelType', press('fuelType', 'Diesel'), 'not_offered'],
    ['a city that is not served', 'location', press('location', 'Delhi'), 'not_offered'],
    ['an empty address', 'area', write('area', '', OTHER), 'empty'],
    ['a date in the past', 'date', write('date', '2026-03-09', 'later'), 'date_past'],
    ['a date beyond thirty days', 'date', write('date', '2026-04-10', 'later'), 'date_far'],
    ['a date that does not exist', 'date', write('date', '2026-02-30', 'later'), 'date_invalid'],
    ['no number', 'mobileNumber', write('mobileNumber', ' '), 'empty'],
    ['a number of nine digits', 'mobileNumber', write('mobileNumber', '900000000'), 'mobile_invalid'],
    ['a number that starts with 5', 'mobileNumber', write('mobileNumber', '5000000001'), 'mobile_invalid'],
    ['no name', 'fullName', write('fullName', '  '), 'empty'],
    ['a question that was not asked yet', 'model', press('area', 'sodala'), 'not_asked'],
    ['another city, in a conversation about Jaipur', 'area', press('otherCity', 'jaipur'), 'not_asked'],
  ])('%s', (_, question, move, code) => expect(refusal(upTo(question), move)).toBe(code));

  test('a slot that is full or has begun', () => {
    const full = { ...facts, freeSlots: () => ['9-11'] as const };
    expect(refusal(upTo('timeSlot'), press('timeSlot', '11-13'), full)).toBe('slot_full');
    const onToday = answersAfter([...usualMoves.slice(0, 7), press('date', 'today')]);
    const noon = { ...facts, now: indiaInstant('2026-03-10', 12 * 60) };
    expect(refusal(onToday, press('timeSlot', '11-13'), noon)).toBe('slot_begun');
  });

  test('anything after the confirmation', () => {
    const done = answersAfter([...usualMoves, { type: 'confirmed', bookingId: 'CAR7' }]);
    expect(refusal(done, press('area', 'sodala'))).toBe('closed');
  });
});

describe('the support and error steps', () => {
  test('a failed call leads to the technical-error step, and Try Again starts over', () => {
    const broken = answersAfter([{ type: 'failed' }], upTo('fullName'));
    const { step, bookingStep, choices } = conversationOf(broken, facts);
    expect(step).toBe('technical_error');
    expect(bookingStep).toBe('fullName');
    expect(choices.map(({ id }) => id)).toEqual(['+resume', '+restart', '+support']);
    expect(answersAfter([{ type: 'restart' }], broken)).toEqual(noAnswers);
  });

  test('returning from an error keeps every answer', () => {
    const here = upTo('fullName');
    const broken = answersAfter([{ type: 'failed' }], here);
    expect(answersAfter([{ type: 'resume' }], broken)).toEqual(here);
  });

  test('a failed call opens the error step, and an answer ends it', () => {
    const failed = answersAfter([{ type: 'failed' }], upTo('area'));
    expect(conversationOf(failed, facts).step).toBe('technical_error');
    expect(conversationOf(answersAfter([press('area', 'sodala')], failed), facts).step).toBe('serviceType');
  });

  test.each(['A', ' r ', 'क', '𑄇'])('the name %o leads to the error step and leaves every answer', (name) => {
    for (const here of [upTo('fullName'), answersAfter(usualMoves)]) {
      const refused = answersAfter([write('fullName', name)], here);
      const { step, choices, transcript, draft } = conversationOf(refused, facts);
      expect(step).toBe('technical_error');
      expect(transcript.at(-1)).toMatchObject({ message: 'name_short' });
      expect(choices.map(({ id }) => id)).toEqual(['+resume', '+restart', '+support']);
      expect(draft).toEqual(conversationOf(here, facts).draft);
      expect(answersAfter([{ type: 'resume' }], refused)).toEqual(here);
      expect(answersAfter([{ type: 'restart' }], refused)).toEqual(noAnswers);
    }
  });

  test('support opens from every step and returns to it', () => {
    for (const question of questions.filter((asked) => asked !== 'otherCity')) {
      const here = upTo(question);
      const supported = answersAfter([{ type: 'support' }], here);
      expect(conversationOf(supported, facts).step).toBe('support');
      expect(answersAfter([{ type: 'resume' }], supported)).toEqual(here);
    }
  });

  test('Need Help? after the confirmation keeps the booking', () => {
    const done = answersAfter([...usualMoves, { type: 'confirmed', bookingId: 'CAR7' }, { type: 'support' }]);
    expect(conversationOf(done, facts)).toMatchObject({ step: 'support', isClosed: true });
    expect(conversationOf(answersAfter([{ type: 'resume' }], done), facts).step).toBe('confirmed');
  });
});

describe('a slot that was lost at the confirmation', () => {
  const alternatives = [
    { date: '2026-03-11', id: '13-15', left: 2 },
    { date: '2026-03-12', id: '9-11', left: 6 },
  ] as const;
  const lost = answersAfter([...usualMoves, { type: 'slot_lost', alternatives }]);

  test('is asked again with the other slots of the day, the nearest of other days, and another date', () => {
    const { step, choices, transcript } = conversationOf(lost, facts);
    expect([step, transcript.at(-1)]).toEqual([
      'timeSlot',
      expect.objectContaining({ message: 'slot_full' }),
    ]);
    expect(choices.map(({ id }) => id)).toEqual([
      '9-11',
      '13-15',
      '15-17',
      '17-19',
      '2026-03-12 9-11',
      '+another_date',
    ]);
    expect(choices.at(-2)).toEqual({ id: '2026-03-12 9-11', slot: '9-11', date: '2026-03-12' });
  });

  test('is replaced by a slot of another day with one answer', () => {
    const moved = conversationOf(answersAfter([press('timeSlot', '2026-03-12 9-11')], lost), facts);
    expect(moved).toMatchObject({ step: 'summary', draft: { date: '2026-03-12', timeSlot: '9-11' } });
  });

  test('cannot be chosen again', () => expect(refusal(lost, press('timeSlot', '11-13'))).toBe('slot_full'));

  test('leads back to the choice of a date', () => {
    expect(conversationOf(answersAfter([press('timeSlot', '+another_date')], lost), facts).step).toBe('date');
  });
});

/** The possible answers of each question, with every kind of choice. */
const options: Readonly<Record<Question, readonly { choice?: string; text?: string }[]>> = {
  manufacturer: [{ choice: 'Maruti' }, { choice: 'Tata' }, { choice: OTHER, text: 'Daewoo' }],
  model: [
    ...Object.values(sheet).flatMap((models) => Object.keys(models).map((choice) => ({ choice }))),
    { choice: OTHER, text: 'Sumo' },
  ],
  fuelType: ['Petrol', 'Diesel', 'CNG', 'Electric'].map((choice) => ({ choice })),
  location: [{ choice: 'jaipur' }, { choice: OTHER }],
  otherCity: [{ choice: 'jaipur' }],
  area: [...bookableAreas.map((choice) => ({ choice })), { choice: OTHER, text: '12 Sample Lane' }],
  serviceType: bookableServices.map((choice) => ({ choice })),
  servicePreference: servicePreferences.map((choice) => ({ choice })),
  address: [{ text: '12 Sample Street' }, { text: '7 Other Street' }],
  date: [{ choice: 'today' }, { choice: 'tomorrow' }, { choice: 'later', text: '2026-03-20' }],
  timeSlot: slotIds.map((choice) => ({ choice })),
  mobileNumber: [{ text: '9000000001' }, { text: '9000000002' }],
  fullName: [{ text: 'Sample Visitor' }, { text: 'Another Visitor' }],
};

/** A plain model to compare with: values by question, with typed text in place of "Other". */
type Model = Partial<Record<Question, string>>;

const modelsOf = (model: Model) => Object.keys(sheet[model.manufacturer ?? ''] ?? {});
const fuelsOf = (model: Model): readonly string[] =>
  sheet[model.manufacturer ?? '']?.[model.model ?? ''] ?? ['Petrol', 'Diesel', 'CNG', 'Electric'];

const valueOfOption = (question: Question, { choice, text }: { choice?: string; text?: string }): string => {
  if (question === 'date') return text ?? (choice === 'today' ? '2026-03-10' : '2026-03-11');
  return text ?? choice ?? '';
};

function isOffered(model: Model, question: Question, option: { choice?: string; text?: string }): boolean {
  const value = valueOfOption(question, option);
  if (question === 'model' && option.text === undefined) return modelsOf(model).includes(value);
  return question === 'fuelType' ? fuelsOf(model).includes(value) : true;
}

/** Applies an edit to the model: it drops the dependent values that no longer fit. */
function edited(model: Model, question: Question, value: string): Model {
  const next: Model = { ...model, [question]: value };
  if (value === model[question]) return next;
  if (question === 'manufacturer' && !modelsOf(next).includes(next.model ?? '')) delete next.model;
  if (question === 'location') delete next.otherCity;
  if (question === 'area') delete next.address;
  if (next.fuelType !== undefined && next.model !== undefined && !fuelsOf(next).includes(next.fuelType))
    delete next.fuelType;
  return next;
}

/** A pickup needs a street where the area is one of the list. */
const asksStreet = (model: Model): boolean =>
  model.servicePreference === 'pickup' && bookableAreas.some((area) => area === model.area);

const isAsked = (model: Model, question: Question): boolean => {
  if (question === 'otherCity') return model.location === OTHER;
  return question !== 'address' || asksStreet(model);
};

const firstOpen = (model: Model): string =>
  questions.find((question) => isAsked(model, question) && model[question] === undefined) ?? 'summary';

describe('editing an earlier answer', () => {
  test.each([
    ['another manufacturer drops the model and keeps the rest', press('manufacturer', 'Tata'), 'model'],
    ['another model keeps the fuel type that it also has', press('model', 'Brezza'), 'summary'],
    ['a typed manufacturer asks for the model again', write('manufacturer', 'Daewoo', OTHER), 'model'],
    ['another city asks how to continue', press('location', OTHER), 'otherCity'],
    ['another area changes nothing else', press('area', 'sodala'), 'summary'],
    ['another date keeps a slot that is also free then', press('date', 'today'), 'summary'],
    ['the same button changes nothing', press('manufacturer', 'Maruti'), 'summary'],
    ['Other opens the field of its question', press('area', OTHER), 'area'],
  ])('%s', (_, move, step) => expect(stepAfter([...usualMoves, move])).toBe(step));

  test('the fuel type stays stored until the new model shows whether it fits', () => {
    expect(stepAfter([...usualMoves, press('manufacturer', 'Tata'), press('model', 'Nexon')])).toBe(
      'summary',
    );
    expect(stepAfter([...usualMoves, press('manufacturer', 'Tata'), press('model', 'Curvv')])).toBe(
      'fuelType',
    );
  });

  test('another date drops a slot that is full then', () => {
    const busy = {
      ...facts,
      freeSlots: (date: string) => (date === '2026-03-10' ? (['17-19'] as const) : slotIds),
    };
    const answers = answersAfter([press('date', 'today')], answersAfter(usualMoves), busy);
    expect(answers.given).not.toHaveProperty('timeSlot');
    expect(conversationOf(answers, busy).step).toBe('timeSlot');
  });

  test('matches the model for every step, every choice and every kind of complete conversation', () => {
    const kinds: readonly (readonly [Question, readonly number[]])[] = [
      ['manufacturer', [0, 1, 2]],
      ['model', [0, 1, 2, 3, 4]],
      ['fuelType', [0, 1, 2, 3]],
      ['location', [0, 1]],
      ['area', [0, 10]],
      ['serviceType', [0, 1, 2]],
      ['servicePreference', [0, 1]],
      ['date', [0, 1, 2]],
      ['timeSlot', [0, 4]],
    ];
    let finished: { answers: Answers; model: Model }[] = [{ answers: noAnswers, model: {} }];
    for (const [question, indices] of kinds) {
      finished = finished.flatMap(({ answers, model }) =>
        indices.flatMap((index) => {
          const option = options[question][index];
          if (option === undefined || !isOffered(model, question, option)) return [];
          const value = valueOfOption(question, option);
          const moves: Move[] = [{ type: 'answer', question, answer: option }];
          const isElsewhere = question === 'location' && value === OTHER;
          if (isElsewhere) moves.push(press('otherCity', 'jaipur'));
          const chosen: Model = { ...model, [question]: value };
          const isStreet = question === 'servicePreference' && asksStreet(chosen);
          if (isStreet) moves.push(write('address', '12 Sample Street'));
          return [
            {
              answers: answersAfter(moves, answers),
              model: {
                ...chosen,
                ...(isElsewhere ? { otherCity: 'jaipur' } : {}),
                ...(isStreet ? { address: '12 Sample Street' } : {}),
              },
            },
          ];
        }),
      );
    }
    const person = usualMoves.slice(-2);
    let checked = 0;
    // No step has seven choices, so a seventh of the conversations still has each choice of every step.
    for (const { answers: start, model: startModel } of share(finished, 7)) {
      const answers = answersAfter(person, start);
      const model: Model = { ...startModel, mobileNumber: '9000000001', fullName: 'Sample Visitor' };
      for (const question of questions)
        for (const option of options[question]) {
          if (!isAsked(model, question)) continue;
          const result = converse(answers, { type: 'answer', question, answer: option }, facts);
          checked += 1;
          if (!isOffered(model, question, option)) {
            if (result.ok) throw new Error(`${question} ${JSON.stringify(option)} was taken`);
            continue;
          }
          if (!result.ok) throw new Error(`${question} ${JSON.stringify(option)}: ${result.code}`);
          const expected = firstOpen(edited(model, question, valueOfOption(question, option)));
          const step = currentQuestion(result.value, facts).current ?? 'summary';
          if (step !== expected)
            throw new Error(`${JSON.stringify({ model, question, option, step, expected })}`);
        }
    }
    expect(checked).toBeGreaterThan(volume(100_000, 7));
  }, 120_000);
});

describe('random conversations', () => {
  const answerMove = fc.constantFrom(...questions).chain((question) =>
    fc.record({
      type: fc.constant('answer' as const),
      question: fc.constant(question),
      answer: fc.oneof(
        fc.constantFrom(...options[question]),
        fc.constantFrom(
          { choice: OTHER },
          { choice: 'later' },
          { choice: '+support' },
          { text: '' },
          { text: 'x' },
          { choice: 'nonsense' },
        ),
      ),
    }),
  );
  const otherMove = fc.constantFrom<Move>(
    { type: 'support' },
    { type: 'resume' },
    { type: 'failed' },
    { type: 'slot_lost', alternatives: [{ date: '2026-03-12', id: '9-11', left: 1 }] },
  );
  /** Moves that advance the conversation, so that random walks reach the late steps. */
  const onward = fc.nat({ max: 30 }).map((pick) => ({ type: 'onward' as const, pick }));
  const walk = fc.array(
    fc.oneof(
      { weight: 6, arbitrary: onward },
      { weight: 3, arbitrary: answerMove },
      { weight: 1, arbitrary: otherMove },
    ),
    { maxLength: 40 },
  );

  const play = (
    moves: readonly (Move | { type: 'onward'; pick: number })[],
    each: (answers: Answers) => void,
  ) => {
    let answers = noAnswers;
    for (const move of moves) {
      const { step } = conversationOf(answers, facts);
      const question = questions.find((asked) => asked === step);
      if (move.type === 'onward') {
        if (question === undefined) continue;
        const answer = options[question][move.pick % options[question].length] ?? {};
        const result = converse(answers, { type: 'answer', question, answer }, facts);
        if (result.ok) answers = result.value;
      } else {
        const result = converse(answers, move, facts);
        if (result.ok) answers = result.value;
      }
      each(answers);
    }
  };

  test('a conversation survives serialisation as JSON', () => {
    fc.assert(
      fc.property(walk, (moves) =>
        play(moves, (answers) => {
          expect(conversationOf(JSON.parse(JSON.stringify(answers)), facts)).toEqual(
            conversationOf(answers, facts),
          );
        }),
      ),
    );
  });

  test('the draft has no empty field and no car that does not exist', () => {
    fc.assert(
      fc.property(walk, (moves) =>
        play(moves, (answers) => {
          const { draft } = conversationOf(answers, facts);
          for (const value of Object.values(draft)) expect(value).toMatch(/\S/);
          const { manufacturer = '', model, fuelType } = draft;
          if (model !== undefined && answers.given.model?.choice === model)
            expect(Object.keys(sheet[manufacturer] ?? {})).toContain(model);
          if (fuelType !== undefined && sheet[manufacturer]?.[model ?? ''])
            expect(sheet[manufacturer]?.[model ?? '']).toContain(fuelType);
          if (draft.address !== undefined && draft.area !== 'other')
            expect(draft.servicePreference).toBe('pickup');
          if (draft.timeSlot !== undefined) expect(draft.date).toBeDefined();
        }),
      ),
    );
  });

  test('exactly one question is open, the last one, and every earlier one is answered', () => {
    fc.assert(
      fc.property(walk, (moves) =>
        play(moves, (answers) => {
          const { transcript, step } = conversationOf(answers, facts);
          const open = transcript.filter(
            (entry, at) =>
              entry.from === 'assistant' &&
              entry.question !== undefined &&
              transcript[at + 1]?.from !== 'visitor',
          );
          if (questions.some((question) => question === step)) expect(open).toEqual([transcript.at(-1)]);
          else expect(open.length).toBeLessThanOrEqual(1);
        }),
      ),
    );
  });
});
