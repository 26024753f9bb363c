export {
  cityServicePath,
  localityPath,
  manufacturerPath,
  parseLandingAddress,
} from './rules/landing-address.ts';
