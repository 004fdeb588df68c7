import type { ExportFilter, QuestionsExport } from '@prostuti/sdk/staff'
import { useAddress, useIsReviewedBank } from '../foundation/index.ts'
import { qualities } from '../questions/question/quality-chip.tsx'

/** Which questions the address asks for, as the two calls take them. */
export function useExportFilter(): { readonly query: ExportFilter; readonly filter: QuestionsExport['filter'] } {
  const [address] = useAddress()
  const reviewed = useIsReviewedBank()
  const fields = {
    category: address.get('category') ?? undefined,
    tag: address.get('tag') ?? undefined,
    search: address.get('search') ?? undefined,
    import: address.get('import') ?? undefined,
    quality: qualities.find(quality => quality === address.get('quality')),
  }
  return {
    query: { ...fields, reviewed_qb: reviewed ? 'true' : 'false' },
    filter: { ...fields, reviewed_qb: reviewed },
  }
}
