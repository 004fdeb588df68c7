import { Button, TextInput } from '@mantine/core'
import { type ReactElement, useState } from 'react'
import {
  ErrorState,
  Icon,
  PageHead,
  type StaffProps,
  StaffRoot,
  StateMessage,
  UndoBar,
  useFigures,
  useTexts,
} from '../../foundation/index.ts'
import { ListPages } from '../../foundation/list/list-pages.tsx'
import { PictureLinks } from '../picture-links.tsx'
import styles from './library.module.css'
import { LibraryBulk } from './library-bulk.tsx'
import { PictureCard } from './picture-card.tsx'
import { PictureSide } from './picture-side.tsx'
import { useLibrary } from './use-library.ts'
import { useRemoving } from './use-removing.ts'

/** All pictures of the library: their address, their words, and where they are. */
export function LibraryScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Library />
    </StaffRoot>
  )
}

function Library(): ReactElement {
  const t = useTexts('pictures')
  const { number } = useFigures()
  const library = useLibrary()
  const { page, error, reload, address } = library
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const removing = useRemoving(ids => {
    choose(new Set([...chosen].filter(id => !ids.includes(id))))
    if (library.openId !== null && ids.includes(library.openId)) library.open(null)
  })
  const shown = page?.results ?? []
  const selected = shown.filter(({ id }) => chosen.has(id))
  const toggle = (id: string) => {
    const next = new Set(chosen)
    next.has(id) ? next.delete(id) : next.add(id)
    choose(next)
  }
  return (
    <>
      <PageHead
        title={t('pictures.title')}
        figure={page && t('pictures.library_figure', { all: number(page.all), missing: number(page.without_alt) })}
        choice={<PictureLinks current="results" all={page?.all ?? null} />}
      >
        <Button
          component="a"
          href="/admin/image-uploads/process"
          variant="default"
          leftSection={<Icon name="images" size={16} />}
        >
          {t('pictures.more')}
        </Button>
      </PageHead>
      <div className={styles.bar}>
        <TextInput
          className={styles.search}
          type="search"
          aria-label={t('pictures.search')}
          placeholder={t('pictures.search')}
          leftSection={<Icon name="search" size={16} />}
          value={address.search}
          maxLength={100}
          onChange={event => address.find(event.currentTarget.value)}
        />
        <fieldset className={styles.filters}>
          <legend className="hidden">{t('pictures.filters')}</legend>
          {(['missing', 'unused', 'used'] as const).map(name => (
            <Button
              key={name}
              variant="default"
              className={styles.filter}
              aria-pressed={address.has(name)}
              onClick={() => address.toggle(name)}
            >
              {t(`pictures.filter.${name}`)}
            </Button>
          ))}
        </fieldset>
        {selected.length > 0 && (
          <LibraryBulk
            selected={selected}
            onDelete={() => void removing.remove(selected.map(({ id }) => id))}
            onClear={() => choose(new Set())}
          />
        )}
      </div>
      {removing.removed && (
        <UndoBar isBusy={removing.isBusy} onUndo={() => void removing.restore()} onClose={removing.close}>
          {t('pictures.deleted', { count: removing.removed.length })}
        </UndoBar>
      )}
      {error && !page ? (
        <ErrorState error={error} title={t('pictures.load_failed')} onRetry={reload} />
      ) : (
        <div className={styles.columns} data-open={library.openId !== null || undefined}>
          <div>
            {page && shown.length === 0 && (
              <StateMessage
                icon="images"
                title={t(page.all === 0 ? 'pictures.empty_all' : 'pictures.empty')}
                text={t(page.all === 0 ? 'pictures.empty_all_text' : 'pictures.empty_text')}
              />
            )}
            <ul className={styles.grid}>
              {shown.map(image => (
                <PictureCard
                  key={image.id}
                  image={image}
                  isChosen={chosen.has(image.id)}
                  isOpen={image.id === library.openId}
                  onToggle={() => toggle(image.id)}
                  onOpen={() => library.open(image.id === library.openId ? null : image.id)}
                />
              ))}
            </ul>
            {page && shown.length > 0 && (
              <ListPages page={page} at={address.at} pageSize={library.pageSize} goTo={address.goTo} />
            )}
          </div>
          {library.openId !== null && (
            <PictureSide
              key={library.openId}
              id={library.openId}
              onClose={() => library.open(null)}
              onDelete={id => void removing.remove([id])}
            />
          )}
        </div>
      )}
    </>
  )
}
