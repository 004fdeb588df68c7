// The block in the editor, by WordPress's own globals: nothing is built.
;(({ blockEditor, blocks, components, element: { createElement: h, Fragment } }, { elements, docs, texts }) => {
  const { ExternalLink, PanelBody, Placeholder, SelectControl, TextControl, ToggleControl } = components

  /** The tag as the page will have it, for authors who know it from the docs. */
  const shortcode = ({ element, values }) => {
    const written = Object.entries(values).map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${value}"`))
    return `[prostuti-${element}${written.join('')}]`
  }

  const options = choices => choices.map(value => ({ value, label: value }))

  function Field({ name, kind, value, onChange }) {
    const shared = { key: name, label: name, onChange }
    if (kind === 'boolean') return h(ToggleControl, { ...shared, checked: value === true })
    if (!Array.isArray(kind))
      return h(TextControl, { ...shared, value: value ?? '', type: kind === 'number' ? 'number' : 'text' })
    const usual = { value: '', label: texts.usual }
    const all = kind.includes('archive') ? [...kind, '{state}'] : kind
    return h(SelectControl, { ...shared, value: value ?? '', options: [usual, ...options(all)] })
  }

  function Edit({ attributes, setAttributes }) {
    const { element, values } = attributes
    const { title, attributes: kinds } = elements[element] ?? { title: element, attributes: {} }
    const change = name => value => {
      const { [name]: _, ...others } = values
      setAttributes({ values: value === '' || value === false ? others : { ...others, [name]: value } })
    }
    const choice = h(SelectControl, {
      label: texts.element,
      value: element,
      options: Object.entries(elements).map(([value, { title: label }]) => ({ value, label })),
      onChange: element => setAttributes({ element, values: {} }),
    })
    const fields = Object.entries(kinds).map(([name, kind]) =>
      h(Field, { key: name, name, kind, value: values[name], onChange: change(name) }),
    )
    const help = h(ExternalLink, { href: docs + element }, texts.docs)
    return h(
      Fragment,
      null,
      h(
        blockEditor.InspectorControls,
        null,
        h(PanelBody, null, choice),
        h(PanelBody, { title: texts.attributes }, ...fields, help),
      ),
      h(
        'div',
        blockEditor.useBlockProps(),
        h(
          Placeholder,
          { icon: 'welcome-learn-more', label: `Prostuti: ${title}`, instructions: texts.preview },
          h('code', null, shortcode(attributes)),
        ),
      ),
    )
  }

  blocks.registerBlockType('prostuti/element', {
    edit: Edit,
    save: () => null,
    variations: Object.entries(elements).map(([element, { title }]) => ({
      name: element,
      title,
      attributes: { element },
      isActive: attributes => attributes.element === element,
    })),
  })
})(window.wp, window.prostutiBlock)
