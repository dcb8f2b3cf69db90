/** What a visitor reads at a film. */

export const play = (title: string) => `Play the film: ${title}`
/** The title, and a link to the film. */
export const onYouTube = (title: string) =>
  [
    `${title}. Plays from youtube-nocookie.com, which then sees your address. `,
    'Watch on YouTube',
  ] as const
export const ofOurs = (title: string) => [`${title}. `, 'Open the film by itself'] as const
