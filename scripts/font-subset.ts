import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

interface Subset {
  /** Code points. */
  readonly characters: Iterable<number>;
  /** Numbers of the glyphs that the rules of the font may make of them; without it, all that they can make. */
  readonly glyphs?: Iterable<number>;
  /** The lightest and the heaviest weight; the lightest is the default one. */
  readonly weights: readonly [number, number];
}

/** Features that an Indian script needs; the others are ornaments. */
const FEATURES = 'ccmp nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln abvm blwm dist'.split(
  ' ',
);

/** Numbers of HarfBuzz's C interface. */
const WRITABLE = 2;
const FEATURE_TAGS = 6;
const WITHOUT_HINTS = 0x1;
const WITHOUT_CLOSURE = 0x200;

const tagOf = (name: string): number =>
  [...name].reduce((tag, letter) => tag * 256 + letter.charCodeAt(0), 0);

/**
 * Cuts a font down to the characters and glyphs. Named glyphs stand in for HarfBuzz's own closure, which adds every
 * glyph that any rule could make: a Devanagari font would keep 900 of them.
 *
 * @throws Error where HarfBuzz refuses the font.
 */
export async function subsetOf(
  sfnt: Uint8Array,
  { characters, glyphs, weights }: Subset,
): Promise<Uint8Array> {
  const { call, memory } = await loadHarfBuzz();
  const place = call('malloc', sfnt.byteLength);
  new Uint8Array(memory.buffer).set(sfnt, place);
  const blob = call('hb_blob_create', place, sfnt.byteLength, WRITABLE, 0, 0);
  const face = call('hb_face_create', blob, 0);
  const input = call('hb_subset_input_create_or_fail');

  const features = call('hb_subset_input_set', input, FEATURE_TAGS);
  call('hb_set_clear', features);
  for (const name of FEATURES) call('hb_set_add', features, tagOf(name));
  const flags = call('hb_subset_input_get_flags', input);
  call('hb_subset_input_set_flags', input, flags | WITHOUT_HINTS | (glyphs ? WITHOUT_CLOSURE : 0));
  const wanted = call('hb_subset_input_unicode_set', input);
  for (const character of characters) call('hb_set_add', wanted, character);
  const drawn = call('hb_subset_input_glyph_set', input);
  for (const glyph of glyphs ?? []) call('hb_set_add', drawn, glyph);
  const [lightest, heaviest] = weights;
  call('hb_subset_input_set_axis_range', input, face, tagOf('wght'), lightest, heaviest, lightest);

  const subset = call('hb_subset_or_fail', face, input);
  if (subset === 0) throw new Error('HarfBuzz could not make the subset');
  const result = call('hb_face_reference_blob', subset);
  const start = call('hb_blob_get_data', result, 0);
  return new Uint8Array(memory.buffer).slice(start, start + call('hb_blob_get_length', result));
}

interface HarfBuzz {
  /** Calls a function of the C interface; pointers and numbers go in and out. */
  readonly call: (name: string, ...values: readonly number[]) => number;
  readonly memory: WebAssembly.Memory;
}

async function loadHarfBuzz(): Promise<HarfBuzz> {
  const file = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const { memory, ...functions } = instance.exports;
  if (!(memory instanceof WebAssembly.Memory)) throw new Error(`${file} has no memory`);
  const call: HarfBuzz['call'] = (name, ...values) => {
    const found = functions[name];
    if (typeof found !== 'function') throw new Error(`${file} has no ${name}`);
    const result: unknown = found(...values);
    return Number(result ?? 0);
  };
  call('_initialize');
  return { call, memory };
}
