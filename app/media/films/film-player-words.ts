/** What a visitor reads at a film. */

export const play = (title: string) => `Play video: ${title}`
/** The title, and a link to the film. */
export const onYouTube = (title: string) =>
  [
    `${title}. Plays from youtube-nocookie.com, which then receives your IP address. `,
    'Watch on YouTube',
  ] as const
export const ofOurs = (title: string) => [`${title}. `, 'Open the film on its own page'] as const
