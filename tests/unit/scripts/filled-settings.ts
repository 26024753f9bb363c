import { readFileSync } from 'node:fs';

/** wrangler.toml as a business fills it in by docs/deploy.md: ids, domains and addresses of both environments. */
export function filledSettings(): string {
  let ids = 0;
  return readFileSync('wrangler.toml', 'utf8')
    .replaceAll(/replace-with-[\w-]+/g, () => {
      ids += 1;
      return `0000000000000000000000000000000${ids}`;
    })
    .replace('routes = []\n', '')
    .replaceAll(/^# (routes = .*|\[(?:env\.staging\.)?vars\]|SITE_URL = .*)$/gm, '$1');
}
