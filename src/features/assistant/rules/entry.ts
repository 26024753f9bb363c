import type { Question } from './answers.ts';
import type { Choice } from './choices.ts';

/** The messages of the assistant. The text bundle has the sentence of each. */
export type Message =
  | 'welcome'
  | 'brands_missing'
  | 'write_manufacturer'
  | 'ask_model'
  | 'write_model'
  | 'ask_fuel_type'
  | 'ask_location'
  | 'unsupported_city'
  | 'ask_area'
  | 'write_address'
  | 'ask_service'
  | 'ask_preference'
  | 'ask_date'
  | 'write_date'
  | 'ask_slot'
  | 'no_slots'
  | 'slot_full'
  | 'slot_begun'
  | 'ask_mobile'
  | 'ask_name'
  | 'summary'
  | 'confirmed'
  | 'support'
  | 'technical_error';

/** The kind of input field under a message. */
export type FieldKind = 'text' | 'date' | 'mobile' | 'name';

export type Entry =
  | {
      readonly from: 'assistant';
      readonly message: Message;
      /** Missing on an entry that asks no question: the summary, the confirmation, the support path, the error. */
      readonly question?: Question;
      readonly choices: readonly Choice[];
      /** The id of the pressed button. */
      readonly selected?: string;
      readonly field?: FieldKind;
    }
  | {
      readonly from: 'visitor';
      readonly question: Question;
      /** The pressed button, with its label or its id in the text bundle. Missing when the visitor typed the answer. */
      readonly choice?: Choice;
      readonly text?: string;
    };
