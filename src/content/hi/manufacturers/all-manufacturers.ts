import { manufacturers as english } from '../../manufacturers/all-manufacturers.ts';
import type { Manufacturer } from '../../manufacturers/manufacturer.ts';
import { translated } from '../../translation.ts';

/** The note on each manufacturer’s interval, for pages of cars. Its own long pages are in English only. */
const intervalNotes: Readonly<Record<string, string>> = {
  maruti:
    '1,000 और 5,000 किमी की पहली जाँच के बाद Maruti हर 10,000 किमी या 12 महीने पर पेड सर्विस कहती है, CNG कारों में भी।',
  hyundai: 'Hyundai India शुरुआती फ़्री जाँच के बाद पेट्रोल और डीज़ल दोनों के लिए 10,000 किमी या 12 महीने लिखती है।',
  honda:
    'नई Honda हर 10,000 किमी या 12 महीने पर; पिछले दशक की बुकलेट में 10,000 किमी या 6 महीने लिखा है, इसलिए अपनी देखें।',
  toyota: 'Toyota का शेड्यूल 10,000 किमी का है, और ज़्यादा काम करने वाली कारों की एक जाँच 5,000 किमी या छह महीने पर।',
  mahindra:
    'ज़्यादातर Mahindra पहली जाँच के बाद हर 10,000 किमी या 12 महीने पर; पुरानी Bolero और पिक-अप की बुकलेट में समय कम है।',
  tata: 'नई Tata हर 15,000 किमी या 12 महीने पर, बीच में करीब 7,500 किमी पर छोटी जाँच; धूल या पहाड़ में Tata खुद ऑयल का समय आधा करती है।',
  ford: 'भारत में Ford का शेड्यूल 10,000 किमी या 12 महीने है। कारें अब नई नहीं, इसलिए समय भी दूरी जितना मायने रखता है।',
  kia: 'Kia India हर 10,000 किमी या 12 महीने पर सर्विस कहती है, पेट्रोल, डीज़ल और टर्बो सब में।',
  skoda:
    'Škoda India 15,000 किमी या एक साल लिखती है; शहर में ज़्यादा चले तो TSI इंजन में बीच में एक ऑयल चेंज की हमारी सलाह है।',
  volkswagen: 'कागज़ पर 15,000 किमी या एक साल; सिर्फ़ शहर में चलने वाली Polo के लिए आधे पर नया ऑयल अच्छा है।',
  mg: 'MG की बुकलेट मॉडल और इंजन से अलग है; 10,000 किमी या 12 महीने सबके लिए सुरक्षित है, जाँच के लिए इलेक्ट्रिक कारों में भी।',
  bmw: 'BMW खुद गिनती है (CBS)। हमारी गर्मी और ट्रैफ़िक में 10,000 किमी या साल में ऑयल बदलें, चाहे डिस्प्ले ज़्यादा दिखाए।',
  mercedes:
    'ASSYST बारी-बारी से Service A और Service B गिनता है; भारत में चलाने के लिए 15,000 किमी या एक साल आखिरी हद है।',
  audi: 'Audi India 15,000 किमी या एक साल रखती है। पुराने दो लीटर TFSI में बीच में हर 2,000 किमी पर ऑयल का लेवल देखें।',
  citroen: 'C3 की बुकलेट में पहली जाँच 2,000 किमी पर, फिर 10,000 किमी या 12 महीने; धूल और गर्मी वाले शहर में जल्दी।',
  jeep: 'Compass और Meridian 15,000 किमी या एक साल पर; रेत, पानी या रोज़ शहर में चलें तो उसके आधे पर ऑयल बदलें।',
  fiat: 'Fiat ने Multijet के लिए 15,000 किमी या एक साल लिखा था। इतनी पुरानी कारों में हम ऑयल 10,000 पर और रबर देखकर बदलते हैं।',
  nissan: 'Nissan की बुकलेट में हर 10,000 किमी या 12 महीने; CVT कारों में हर बार उसका फ़्लूइड भी देखा जाए।',
  renault: 'सारे मॉडल में 10,000 किमी या एक साल। K9K डीज़ल में बेल्ट की अपनी तारीख है जो मीटर पर नहीं दिखती।',
  isuzu:
    'पिक-अप और SUV की, और हर साल की बुकलेट अलग है; 10,000 किमी या एक साल सब पर ठीक है, खेत या साइट पर 5,000 किमी।',
  volvo: 'कार अपनी गिनती से याद दिलाती है। भारत के शहरों में 10,000 किमी या साल में ऑयल बदलना समझदारी है।',
  jaguar:
    'कार खुद गिनती है और 16,000 किमी या ज़्यादा दे सकती है। भारत में Ingenium इंजन 10,000 किमी या एक साल पर ज़्यादा चलते हैं।',
};

const inHindi = (manufacturer: Manufacturer): Manufacturer => {
  const note = intervalNotes[manufacturer.slug];
  return note === undefined ? manufacturer : translated(manufacturer, { serviceInterval: { note } });
};

/** Every manufacturer, with what Hindi pages say about it. */
export const manufacturers: readonly Manufacturer[] = english.map(inHindi);

export const findManufacturer = (slug: string): Manufacturer | undefined =>
  manufacturers.find((manufacturer) => manufacturer.slug === slug);

/** Finds a manufacturer by its brand name in the price sheet, in any letter case. */
export const findManufacturerBySheetName = (brand: string): Manufacturer | undefined =>
  manufacturers.find(({ sheetName }) => sheetName.toLowerCase() === brand.trim().toLowerCase());

const UNKNOWN_MODELS = 'सारे मॉडल';

/** Returns the models for the title of a page; "सारे मॉडल" for an unknown manufacturer. */
export const titleModels = (slug: string): string =>
  findManufacturer(slug)?.popularModels.join(', ') ?? UNKNOWN_MODELS;
