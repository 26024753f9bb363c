export { type Campaign, campaignKey, campaignOfQuery, parseCampaign } from './rules/campaign.ts';
