import { describe, expect, it } from 'vitest';
import { spokenCount, spokenShare } from '../../../../../../src/features/voice/rules/spoken-number.ts';

describe('numbers as they are read in India', () => {
  it('groups digits by lakh and crore', () => {
    expect(spokenCount(150_000)).toBe('1,50,000');
    expect(spokenCount(12_345_678)).toBe('1,23,45,678');
  });

  it('writes a share with one decimal at most', () => {
    expect(spokenShare(0.125)).toBe('12.5%');
    expect(spokenShare(0.25)).toBe('25%');
  });
});
