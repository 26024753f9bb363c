/** The assistant's field for a sentence, which Hindi pages alone have (decision 013). */
export const sentenceText = {
  label: 'या अपने शब्दों में लिखें',
  example: 'जैसे: कल सुबह स्विफ़्ट की सर्विस',
  send: 'भेजें',
  understood: 'समझ गए। अब ऊपर वाला सवाल बाकी है।',
  near: 'क्या इनमें से कोई आपकी कार है? चुनें, या नाम दूसरी तरह से लिखें।',
  problems: {
    nothing: 'इसमें कार, सर्विस, जगह या समय समझ नहीं आया। दूसरे शब्दों में लिखें, या कोई बटन दबाएँ।',
    failed: 'अभी यह नहीं हो पाया। कृपया ऊपर के बटन दबाएँ।',
  },
  notHere: 'इस काम की बुकिंग इस चैट में नहीं होती।',
  open: 'देखें कि हम क्या-क्या करते हैं',
} as const;
