import { RefusedText, withText } from './text-edit.ts';
import { pairsOf, type Sources, type TextPair } from './text-pairs.ts';
import { rowsOf, screenOf, type TextRow } from './text-rows.ts';

interface Imported {
  /** The Hindi sources that changed, by their English module. */
  readonly changed: ReadonlyMap<string, string>;
  /** The keys whose rows say that English and Hindi now say the same. */
  readonly done: readonly string[];
  /** One sentence for each row that was left out. */
  readonly refused: readonly string[];
}

/** The row of a translator changes nothing where its Hindi is as before and its state is not `done`. */
const DONE = 'done';

/**
 * Takes a translator's rows into the Hindi modules. A row that cannot stand is refused, and the others are taken.
 *
 * @param files the English modules with a namesake
 */
export function importRows(
  rows: readonly TextRow[],
  files: readonly string[],
  sourcesOf: (file: string) => Sources,
): Imported {
  const named = new Set(rows.map(({ screen }) => screen));
  const screens = new Map(
    files.flatMap((file) => {
      const screen = screenOf(file);
      return named.has(screen) ? [[screen, new Screen(file, sourcesOf(file))] as const] : [];
    }),
  );
  const done: string[] = [];
  const refused: string[] = [];
  for (const row of rows)
    try {
      const screen = screens.get(row.screen);
      if (!screen) throw new RefusedText('is no screen of the site');
      if (screen.take(row)) done.push(keyOf(row));
    } catch (error) {
      if (!(error instanceof RefusedText)) throw error;
      refused.push(`${row.screen} ${row.key} ${error.message}`);
    }
  const changed = [...screens.values()].flatMap(({ file, hindi, isChanged }) =>
    isChanged ? [[file, hindi] as const] : [],
  );
  return { changed: new Map(changed), done, refused };
}

/** One Hindi module while rows are taken into it. */
class Screen {
  readonly file: string;
  readonly #sources: Sources;
  #pairs: readonly TextPair[] | undefined;
  hindi: string;
  constructor(file: string, sources: Sources) {
    this.file = file;
    this.#sources = sources;
    this.hindi = sources.hindi;
  }

  get isChanged(): boolean {
    return this.hindi !== this.#sources.hindi;
  }

  /** Whether the row says something new. */
  take(row: TextRow): boolean {
    this.#pairs ??= pairsOf(this.file, { ...this.#sources, hindi: this.hindi });
    const edited = withRow(row, this.#pairs, this.hindi);
    if (edited === undefined) return false;
    // Each edit moves the texts behind it.
    if (edited !== this.hindi) this.#pairs = undefined;
    this.hindi = edited;
    return true;
  }
}

const keyOf = ({ screen, key }: TextRow): string => `${screen} ${key.replace(/#\d+$/, '')}`;

/** The name by which `done` and the command line know a pair. */
export const nameOfPair = ({ file, key }: TextPair): string => `${screenOf(file)} ${key}`;

/** The Hindi source with a row in it; undefined where the row has nothing new. */
function withRow(row: TextRow, pairs: readonly TextPair[], source: string): string | undefined {
  const pair = pairs.find((one) => nameOfPair(one) === keyOf(row));
  const place = pair ? rowsOf(pair).findIndex(({ key }) => key === row.key) : -1;
  const now = pair && rowsOf(pair)[place];
  if (!pair || !now) throw new RefusedText('is no text of the site');
  const isNew = row.hindi !== now.hindi.normalize('NFC');
  if (!isNew && row.state !== DONE) return undefined;
  if (row.english !== now.english.normalize('NFC'))
    throw new RefusedText('was written for another English text; export it again');
  if (row.hindi.trim() === '') throw new RefusedText('is empty');
  return isNew ? withText(source, pair, place, row.hindi) : source;
}
