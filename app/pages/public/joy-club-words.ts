/** What a visitor reads about the club; what it costs and gives are facts. */

export const joyClub = 'Joy Club'
