import { once } from '../../values/once.ts';
import type { Coordinates } from '../../values/place.ts';
import { hindiPlaceNames } from './hindi-names.ts';

/** A larger Indian city without pages of its own. */
export interface IndianPlace {
  readonly slug: string;
  readonly name: string;
  readonly state: string;
  readonly coordinates: Coordinates;
  /** The first three digits of its PIN codes. */
  readonly pins: readonly string[];
  /** Former and other spellings, lower case, and those in Hindi. */
  readonly otherNames: readonly string[];
}

type Line = readonly [name: string, latitude: number, longitude: number, pins: string, otherNames?: string];

/** Centre of each city in degrees, PIN prefixes of India Post, other names; separated by spaces and commas. */
const byState: Readonly<Record<string, readonly Line[]>> = {
  'Andhra Pradesh': [
    ['Visakhapatnam', 17.69, 83.22, '530', 'vizag'],
    ['Vijayawada', 16.51, 80.65, '520'],
    ['Guntur', 16.31, 80.44, '522'],
    ['Nellore', 14.44, 79.99, '524'],
    ['Tirupati', 13.63, 79.42, '517'],
    ['Rajahmundry', 17.0, 81.78, '533', 'rajamahendravaram'],
    ['Kurnool', 15.83, 78.04, '518'],
  ],
  Assam: [
    ['Guwahati', 26.14, 91.74, '781', 'gauhati'],
    ['Dibrugarh', 27.47, 94.91, '786'],
  ],
  Bihar: [
    ['Patna', 25.59, 85.14, '800'],
    ['Gaya', 24.8, 85.0, '823'],
    ['Muzaffarpur', 26.12, 85.39, '842'],
    ['Bhagalpur', 25.24, 86.97, '812'],
    ['Darbhanga', 26.15, 85.9, '846'],
  ],
  Chandigarh: [['Chandigarh', 30.73, 76.78, '160']],
  Chhattisgarh: [
    ['Raipur', 21.25, 81.63, '492'],
    ['Bhilai', 21.19, 81.35, '490'],
    ['Bilaspur', 22.08, 82.15, '495'],
  ],
  Goa: [
    ['Panaji', 15.49, 73.83, '403', 'panjim, goa'],
    ['Margao', 15.27, 73.96, '', 'madgaon'],
  ],
  Gujarat: [
    ['Ahmedabad', 23.02, 72.57, '380', 'amdavad'],
    ['Gandhinagar', 23.22, 72.65, '382'],
    ['Surat', 21.17, 72.83, '394 395'],
    ['Vadodara', 22.31, 73.18, '390', 'baroda'],
    ['Rajkot', 22.3, 70.8, '360'],
    ['Bhavnagar', 21.76, 72.15, '364'],
    ['Jamnagar', 22.47, 70.06, '361'],
    ['Bhuj', 23.24, 69.67, '370'],
    ['Vapi', 20.37, 72.9, '396'],
  ],
  Haryana: [
    ['Gurugram', 28.46, 77.03, '122', 'gurgaon'],
    ['Faridabad', 28.41, 77.32, '121'],
    ['Sonipat', 28.99, 77.02, '131', 'sonepat'],
    ['Panipat', 29.39, 76.96, '132'],
    ['Rohtak', 28.9, 76.61, '124'],
    ['Karnal', 29.69, 76.99, ''],
    ['Hisar', 29.15, 75.72, '125'],
    ['Ambala', 30.38, 76.78, '133 134'],
  ],
  'Himachal Pradesh': [['Shimla', 31.1, 77.17, '171', 'simla']],
  'Jammu and Kashmir': [
    ['Jammu', 32.73, 74.86, '180'],
    ['Srinagar', 34.08, 74.8, '190'],
  ],
  Jharkhand: [
    ['Ranchi', 23.34, 85.31, '834'],
    ['Jamshedpur', 22.8, 86.2, '831', 'tatanagar'],
    ['Dhanbad', 23.8, 86.43, '826'],
    ['Bokaro', 23.67, 86.15, '827'],
  ],
  Karnataka: [
    ['Mysuru', 12.3, 76.64, '570', 'mysore'],
    ['Mangaluru', 12.91, 74.86, '575', 'mangalore'],
    ['Hubballi', 15.36, 75.12, '580', 'hubli, dharwad'],
    ['Belagavi', 15.85, 74.5, '590', 'belgaum'],
    ['Davanagere', 14.46, 75.92, '577', 'davangere'],
    ['Kalaburagi', 17.33, 76.83, '585', 'gulbarga'],
    ['Ballari', 15.14, 76.92, '583', 'bellary'],
    ['Udupi', 13.34, 74.75, '576'],
  ],
  Kerala: [
    ['Kochi', 9.97, 76.28, '682', 'cochin, ernakulam'],
    ['Thiruvananthapuram', 8.52, 76.94, '695', 'trivandrum'],
    ['Kozhikode', 11.26, 75.78, '673', 'calicut'],
    ['Thrissur', 10.52, 76.21, '680', 'trichur'],
    ['Kollam', 8.89, 76.61, '691', 'quilon'],
    ['Kannur', 11.87, 75.37, '670', 'cannanore'],
  ],
  'Madhya Pradesh': [
    ['Indore', 22.72, 75.86, '452'],
    ['Bhopal', 23.26, 77.41, '462'],
    ['Gwalior', 26.22, 78.18, '474'],
    ['Jabalpur', 23.18, 79.99, '482'],
    ['Ujjain', 23.18, 75.78, '456'],
    ['Sagar', 23.84, 78.74, '470'],
    ['Rewa', 24.53, 81.3, '486'],
  ],
  Maharashtra: [
    ['Thane', 19.22, 72.98, ''],
    ['Navi Mumbai', 19.03, 73.03, ''],
    ['Nagpur', 21.15, 79.09, '440'],
    ['Nashik', 20.0, 73.79, '422', 'nasik'],
    ['Chhatrapati Sambhajinagar', 19.88, 75.34, '431', 'aurangabad'],
    ['Solapur', 17.66, 75.91, '413', 'sholapur'],
    ['Kolhapur', 16.7, 74.24, '416'],
    ['Amravati', 20.94, 77.78, '444'],
    ['Ahilyanagar', 19.09, 74.74, '414', 'ahmednagar'],
    ['Jalgaon', 21.01, 75.56, '425'],
    ['Latur', 18.4, 76.57, ''],
  ],
  Manipur: [['Imphal', 24.82, 93.94, '795']],
  Meghalaya: [['Shillong', 25.58, 91.89, '793']],
  Nagaland: [['Dimapur', 25.91, 93.73, '797']],
  Odisha: [
    ['Bhubaneswar', 20.3, 85.82, '751'],
    ['Cuttack', 20.46, 85.88, '753'],
    ['Rourkela', 22.26, 84.85, '769'],
    ['Sambalpur', 21.47, 83.97, '768'],
  ],
  Puducherry: [['Puducherry', 11.94, 79.81, '605', 'pondicherry']],
  Punjab: [
    ['Ludhiana', 30.9, 75.86, '141'],
    ['Amritsar', 31.63, 74.87, '143'],
    ['Jalandhar', 31.33, 75.58, '144'],
    ['Patiala', 30.34, 76.39, '147'],
    ['Bathinda', 30.21, 74.95, '151', 'bhatinda'],
    ['Mohali', 30.7, 76.72, '140', 'sas nagar'],
  ],
  Rajasthan: [
    ['Kota', 25.18, 75.83, '324'],
    ['Ajmer', 26.45, 74.64, '305'],
    ['Bikaner', 28.02, 73.31, '334'],
    ['Alwar', 27.55, 76.63, '301'],
    ['Bharatpur', 27.22, 77.49, '321'],
    ['Sikar', 27.61, 75.14, '332'],
    ['Pali', 25.77, 73.32, '306'],
    ['Bhilwara', 25.35, 74.64, '311'],
    ['Sri Ganganagar', 29.91, 73.88, '335', 'ganganagar'],
  ],
  Sikkim: [['Gangtok', 27.33, 88.61, '']],
  'Tamil Nadu': [
    ['Coimbatore', 11.02, 76.96, '641', 'kovai'],
    ['Madurai', 9.93, 78.12, '625'],
    ['Tiruchirappalli', 10.79, 78.7, '620', 'trichy'],
    ['Salem', 11.66, 78.15, '636'],
    ['Tirunelveli', 8.71, 77.76, '627'],
    ['Vellore', 12.92, 79.13, '632'],
    ['Erode', 11.34, 77.72, '638'],
    ['Tiruppur', 11.11, 77.34, '', 'tirupur'],
    ['Thoothukudi', 8.76, 78.13, '628', 'tuticorin'],
    ['Hosur', 12.74, 77.83, ''],
  ],
  Telangana: [
    ['Warangal', 17.97, 79.59, '506'],
    ['Karimnagar', 18.44, 79.13, '505'],
    ['Nizamabad', 18.67, 78.09, '503'],
    ['Khammam', 17.25, 80.15, '507'],
  ],
  Tripura: [['Agartala', 23.83, 91.28, '799']],
  'Uttar Pradesh': [
    ['Lucknow', 26.85, 80.95, '226'],
    ['Kanpur', 26.45, 80.33, '208', 'cawnpore'],
    ['Agra', 27.18, 78.01, '282'],
    ['Varanasi', 25.32, 82.99, '221', 'banaras, benares, kashi'],
    ['Prayagraj', 25.44, 81.85, '211', 'allahabad'],
    ['Meerut', 28.98, 77.71, '250'],
    ['Ghaziabad', 28.67, 77.45, '201'],
    ['Noida', 28.54, 77.39, '', 'greater noida'],
    ['Aligarh', 27.88, 78.08, '202'],
    ['Bareilly', 28.37, 79.43, '243'],
    ['Moradabad', 28.84, 78.77, '244'],
    ['Gorakhpur', 26.76, 83.37, '273'],
    ['Jhansi', 25.45, 78.57, '284'],
    ['Mathura', 27.49, 77.67, '281'],
    ['Ayodhya', 26.8, 82.2, '224', 'faizabad'],
    ['Saharanpur', 29.97, 77.55, '247'],
  ],
  Uttarakhand: [
    ['Dehradun', 30.32, 78.03, '248', 'dehra dun'],
    ['Haridwar', 29.95, 78.16, '249'],
    ['Haldwani', 29.22, 79.51, '263'],
  ],
  'West Bengal': [
    ['Kolkata', 22.57, 88.36, '700', 'calcutta'],
    ['Howrah', 22.59, 88.31, '711'],
    ['Durgapur', 23.55, 87.29, ''],
    ['Asansol', 23.68, 86.97, '713'],
    ['Siliguri', 26.73, 88.4, '734'],
  ],
};

const list = (text: string | undefined, by: RegExp): readonly string[] =>
  (text ?? '').split(by).filter((part) => part !== '');

const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** Larger Indian cities in which the business has no centre. */
export const indianPlaces = once((): readonly IndianPlace[] =>
  Object.entries(byState).flatMap(([state, lines]) =>
    lines.map(([name, latitude, longitude, pins, otherNames]) => ({
      slug: slugOf(name),
      name,
      state,
      coordinates: { latitude, longitude },
      pins: list(pins, / /),
      otherNames: [...list(otherNames, /, /), ...list(hindiPlaceNames[slugOf(name)], /, /)],
    })),
  ),
);
