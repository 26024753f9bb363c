/** The link to the page's other language and the line that offers it, in that language. */
export const languagesText = {
  lang: 'hi',
  samePage: 'हिन्दी',
  /** Where a page has no Hindi one, the link says where it leads. */
  cityPage: 'हिन्दी (शहर का पेज)',
  home: 'हिन्दी (होम पेज)',
  /** For a visitor whose browser prefers Hindi, or who has chosen it before. */
  suggestion: 'यह पेज हिन्दी में पढ़ें',
};
