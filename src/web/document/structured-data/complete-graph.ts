import type { StructuredDataNode, StructuredDataValue } from '../metadata.ts';
import { autoRepairNode } from './auto-repair.ts';
import { businessId, type CitySite, organisationId } from './site.ts';

/**
 * Makes every reference of a page resolve on that page, because a search engine reads each page alone. It adds the
 * workshop where a node names it, and names the organisation as its parent only where the page describes that one.
 */
export function completeGraph(
  nodes: readonly StructuredDataNode[],
  site: CitySite,
): readonly StructuredDataNode[] {
  const business = businessId(site)['@id'];
  const parent = organisationId(site);
  const isMissing = !has(nodes, business) && nodes.some((node) => refersTo(node, business));
  const all = isMissing ? [...nodes, autoRepairNode(site)] : nodes;
  return has(all, parent['@id'])
    ? all.map((node) => (node['@id'] === business ? { ...node, parentOrganization: parent } : node))
    : all;
}

const has = (nodes: readonly StructuredDataNode[], id: string): boolean =>
  nodes.some((node) => node['@id'] === id);

function refersTo(value: StructuredDataValue | StructuredDataNode | undefined, id: string): boolean {
  if (typeof value !== 'object') return false;
  return Object.entries(value).some(([key, part]) => (key === '@id' && part === id) || refersTo(part, id));
}
