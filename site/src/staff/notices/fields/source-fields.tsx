import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { noticeLengths } from '@prostuti/contract/text-lengths'
import type { ReactElement } from 'react'
import { useTexts } from '../../foundation/index.ts'

export interface SourceValues {
  readonly source_title: string
  readonly source_link: string
}

/** Where it was found, and its address there; a bare address gets the `https` that it needs. */
export function SourceFields<T extends SourceValues>({ form }: { form: UseFormReturnType<T> }): ReactElement {
  const t = useTexts('notices')
  const { source_link: link } = form.values
  const link_props = form.getInputProps('source_link')
  const complete = () => {
    const bare = link.trim()
    if (bare !== '' && !/^[a-z]+:/i.test(bare)) link_props.onChange(`https://${bare}`)
  }
  return (
    <>
      <TextInput
        label={t('notices.source_title')}
        maxLength={noticeLengths.title}
        {...form.getInputProps('source_title')}
      />
      <TextInput
        label={t('notices.source_link')}
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={2_000}
        {...link_props}
        onBlur={complete}
      />
    </>
  )
}

const publicAddress = /^https:\/\/[^\s/@:?#\\]+\.[^\s/@:?#\\]+(?::\d{1,5})?(?:[/?#]\S*)?$/i

/** Whether the server takes it: empty, or an address that begins with `https` and names no account. */
export const isSourceLink = (link: string): boolean => link.trim() === '' || publicAddress.test(link.trim())
