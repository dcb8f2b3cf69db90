/** The studio's rooms by the colour of their light; a page goes on in it where a picture ends. */
export const rooms = ['midnight', 'dusk', 'daybreak'] as const
