export { cityServicePath, localityPath, manufacturerPath } from './rules/landing-address.ts';
