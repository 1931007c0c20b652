import { SmallPicture } from '@/components/media/SmallPicture'
import { recordPath } from '@/lib/content-types/addresses'
import type { ListedExample } from '@/lib/contract/cases'
import type { PageContext } from '@/lib/i18n/page-context'
import styles from './home.module.css'

type Props = { page: PageContext; items: ListedExample[]; isEager?: boolean }

/** Items of a list of customers' marks, each leading to its case. */
export function Marks({ page, items, isEager = false }: Props) {
  return items.map((item) => (
    <li key={item.id} className={styles.brand}>
      <a href={page.href(recordPath('cases', item.id))} data-late={isEager ? undefined : ''}>
        <SmallPicture
          resource={item.customerLogo}
          size={[132, 44]}
          alt={item.customerName ?? item.title}
          isEager={isEager}
        />
      </a>
    </li>
  ))
}
