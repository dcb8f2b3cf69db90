/** Texts of the film player for visitors. */

export const play = (title: string) => `Play video: ${title}`
/** Title, privacy notice and link text of a film on YouTube. */
export const onYouTube = (title: string) =>
  [
    `${title}. Plays from youtube-nocookie.com, which then receives your IP address. `,
    'Watch on YouTube',
  ] as const
export const ofOurs = (title: string) => [`${title}. `, 'Open the film on its own page'] as const
