import { type SQL, sql } from 'drizzle-orm';

/**
 * The mobile number of a person in the chat: as the chat knows it, or out of a name that is a number; else `unknown`.
 * @param known the number that the chat has of this person, or null
 */
export const numberOfChat = (name: SQL, known: SQL, unknown: SQL): SQL => sql`coalesce(${known},
  CASE WHEN length(${name}) = 12 AND ${name} GLOB '91*' AND ${name} NOT GLOB '*[^0-9]*' THEN substr(${name}, 3) END, ${unknown})`;
