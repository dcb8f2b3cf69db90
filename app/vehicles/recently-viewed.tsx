import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { ResponsivePicture } from '#app/media/responsive-picture.tsx'
import { detailPath } from './paths.ts'
import { type RecentModel, readRecent } from './recent-models.ts'

/** Known to this browser alone, so it is drawn after the page. */
export function RecentlyViewed({ except }: { except?: string }) {
  const [models, setModels] = useState<RecentModel[]>([])
  useEffect(() => setModels(readRecent(localStorage)), [])
  const others = models.filter(({ bikeName }) => bikeName !== except).slice(0, 5)
  if (others.length === 0) return null
  return (
    <section aria-label="Recently viewed" className="mt-12 border-hairline border-t pt-6">
      <h2 className="font-bold text-lg">Recently viewed</h2>
      <ul className="mt-4 grid grid-cols-3 gap-4 sm:grid-cols-5">
        {others.map(({ bikeName, name, icon }) => (
          <li key={bikeName}>
            <Link
              to={detailPath({ bikeName })}
              state={{ bikeName }}
              className="block text-center font-semibold text-sm hover:text-signal-text"
            >
              <ResponsivePicture picture={icon} alt="" sizes="160px" className="h-auto w-full" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
