import { z } from 'zod';
import { isCalendarDate } from '../../values/india-time.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { isPictureName, type PictureName } from '../pictures.ts';
import { SERVICE_IDS } from '../services/service.ts';
import type { PostMetadata } from './post.ts';

interface PostSource {
  readonly metadata: PostMetadata;
  /** The Markdown below the front matter. */
  readonly markdown: string;
}

type PostProblem = 'front_matter_missing' | 'front_matter_invalid';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;
const LINE = /^([a-z]+):\s*(.+)$/;

const calendarDate = z.string().refine(isCalendarDate, 'not a calendar date');
const pictureName = z.custom<PictureName>(
  (name) => typeof name === 'string' && isPictureName(name),
  'not one of the pictures',
);

const metadataSchema = z
  .strictObject({
    title: z.string().min(20).max(70),
    description: z.string().min(70).max(160),
    date: calendarDate,
    updated: calendarDate.optional(),
    keywords: z.string().transform((list) => list.split(',').map((keyword) => keyword.trim())),
    picture: pictureName,
    service: z.enum(SERVICE_IDS),
  })
  .refine(({ date, updated }) => updated === undefined || updated >= date, 'updated before its date');

/**
 * Reads a post: `key: value` lines between two lines of `---`, then Markdown. Keywords are separated by commas.
 * Errors: `front_matter_missing`; `front_matter_invalid` with one line for each problem.
 */
export function parsePost(source: string): Result<PostSource, PostProblem, readonly string[]> {
  const found = FRONT_MATTER.exec(source);
  if (found === null) return failure('front_matter_missing', []);
  const [, head = '', body = ''] = found;

  const lines = head.split(/\r?\n/).filter((line) => line.trim() !== '');
  const unreadable = lines.filter((line) => !LINE.test(line));
  if (unreadable.length > 0) return failure('front_matter_invalid', unreadable);

  const fields = Object.fromEntries(
    lines.map((line) => [line.replace(LINE, '$1'), line.replace(LINE, '$2').trim()]),
  );
  const parsed = metadataSchema.safeParse(fields);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'front matter'}: ${message}`,
    );
    return failure('front_matter_invalid', problems);
  }
  const { updated, ...metadata } = parsed.data;
  return success({ metadata: { ...metadata, updated: updated ?? metadata.date }, markdown: body.trim() });
}
