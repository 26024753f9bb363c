import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { networkOf, partOf, senderOf } from '../../../../src/values/network.ts';

describe('networkOf', () => {
  test.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2401:4900:1c2b:5a01:89ab:cdef:1:2', '2401:4900:1c2b::/48'],
    ['2401:4900:1C2B:05A1::1', '2401:4900:1c2b::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    [undefined, 'unknown'],
    ['<script>', 'unknown'],
    ['1::2::3', 'unknown'],
    ['1:2:3', 'unknown'],
    ['1:2:3:4:5:6:7:8:9', 'unknown'],
  ])('%s is in %s', (address, network) => expect(networkOf(address)).toBe(network));

  const groupsOf = fc.array(fc.nat(65_535), { minLength: 4, maxLength: 4 });
  const written = (groups: readonly number[], last: number) =>
    [...groups, 0, 0, 0, last].map((group) => group.toString(16)).join(':');

  test('addresses of one network are never told apart, but two IPv4 senders of it are', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.nat(255), fc.nat(255), (address, one, other) => {
        const at = (last: number) => address.replace(/\d+$/, String(last));
        expect(networkOf(at(one))).toBe(networkOf(at(other)));
        expect(senderOf(at(one)) === senderOf(at(other))).toBe(one === other);
      }),
    );
    fc.assert(
      fc.property(groupsOf, fc.nat(65_535), fc.nat(65_535), (groups, one, other) => {
        expect(networkOf(written(groups, one))).toBe(networkOf(written(groups, other)));
        expect(senderOf(written(groups, one))).toBe(partOf(written(groups, one)));
      }),
    );
  });

  test('addresses of two networks are always told apart', () => {
    fc.assert(
      fc.property(groupsOf, groupsOf, (one, other) => {
        const isSame = one.slice(0, 3).join() === other.slice(0, 3).join();
        expect(networkOf(written(one, 1)) === networkOf(written(other, 1))).toBe(isSame);
        expect(partOf(written(one, 1)) === partOf(written(other, 1))).toBe(one.join() === other.join());
      }),
    );
  });

  test('all /64s of a /48 are one network', () => {
    fc.assert(
      fc.property(groupsOf, fc.nat(65_535), (groups, part) => {
        const other = [...groups.slice(0, 3), part];
        expect(networkOf(written(groups, 1))).toBe(networkOf(written(other, 1)));
      }),
    );
    expect(partOf('203.0.113.7')).toBeUndefined();
    expect(partOf('2401:4900:1c2b:5a01:89ab:cdef:1:2')).toBe('2401:4900:1c2b:5a01::/64');
  });

  test('any text gives a short name, at once', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(networkOf(text).length).toBeLessThan(50);
      }),
    );
    expect(networkOf(':'.repeat(16_000))).toBe('unknown');
  });
});
