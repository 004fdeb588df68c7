<?php
/**
 * An element's tag, made from what an author wrote.
 *
 * @package Prostuti
 */

defined( 'ABSPATH' ) || exit;

/** The elements by name, with their attributes. */
function prostuti_elements() {
	static $elements;
	$elements = $elements ?? require dirname( __DIR__ ) . '/elements.php';
	return $elements;
}

/**
 * The shortcode `[prostuti-exam-list state="running" filter]`: the tag of the docs in square brackets.
 *
 * @param array|string $given   Attributes; a word without a value has a number for its key.
 * @param string       $content What stands within, unused.
 * @param string       $tag     The shortcode.
 */
function prostuti_shortcode( $given, $content, $tag ) {
	$values = array();
	foreach ( (array) $given as $name => $value ) {
		$values[ is_int( $name ) ? $value : $name ] = is_int( $name ) ? 'true' : $value;
	}
	return prostuti_markup( substr( $tag, strlen( 'prostuti-' ) ), $values );
}

/**
 * The element's HTML; asks WordPress for its script.
 *
 * @param string $name  An element, without `prostuti-`.
 * @param array  $given What an author wrote, by attribute.
 */
function prostuti_markup( $name, $given ) {
	$element = prostuti_elements()[ $name ] ?? null;
	$options = prostuti_options();
	if ( ! $element || '' === $options['address'] ) {
		return prostuti_note_for_editors();
	}
	$attributes = '';
	$kinds      = $element['attributes'] + array(
		'lang'  => array( 'bn', 'en' ),
		'theme' => array( 'auto', 'light', 'dark' ),
	);
	$given     += array(
		'lang'  => $options['language'],
		'theme' => $options['theme'],
	);
	foreach ( $kinds as $attribute => $kind ) {
		$written = $given[ $attribute ] ?? '';
		$value   = is_scalar( $written ) ? trim( (string) $written ) : '';
		if ( '{exam}' === $value || '{state}' === $value ) {
			$value = prostuti_from_address( trim( $value, '{}' ) );
			if ( '' === $value && 'exam-id' === $attribute ) {
				return ''; // No exam has been chosen yet.
			}
		}
		if ( prostuti_is_allowed( $kind, $value ) ) {
			$attributes .= sprintf( ' %s="%s"', $attribute, 'boolean' === $kind ? '' : esc_attr( $value ) );
		}
	}
	wp_enqueue_script( 'prostuti-' . $element['script'] );
	return sprintf(
		'<prostuti-%1$s%2$s><a href="%3$s">%4$s</a></prostuti-%1$s>',
		$name,
		$attributes,
		esc_url( $options['address'] ),
		esc_html__( 'Open on Prostuti', 'prostuti' )
	);
}

/**
 * Whether a value is one of its kind. An address begins as one does that no script can hide in.
 *
 * @param string|string[] $kind  A kind of `elements.php`, or the choices.
 * @param string          $value What an author wrote.
 */
function prostuti_is_allowed( $kind, $value ) {
	if ( '' === $value ) {
		return false;
	}
	if ( is_array( $kind ) ) {
		return in_array( $value, $kind, true );
	}
	switch ( $kind ) {
		case 'boolean':
			return ! in_array( $value, array( 'false', '0' ), true );
		case 'number':
			return ctype_digit( $value );
		case 'address':
			return 1 === preg_match( '~^(https?://|[/?#])~i', $value );
		default:
			return true;
	}
}

/**
 * Which exam the page's own address names: `?exam=7&state=archive`, to which a list's `href-template` leads.
 *
 * @param string $name `exam` or `state`.
 */
function prostuti_from_address( $name ) {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it only chooses what is shown.
	$value = isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? sanitize_key( $_GET[ $name ] ) : '';
	return 'state' === $name || ctype_digit( $value ) ? $value : '';
}

/** Visitors see nothing where nothing can be shown; who can mend it is told how. */
function prostuti_note_for_editors() {
	if ( ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	return '<p><strong>' . esc_html__( 'Prostuti: an administrator writes the server’s address under Settings → Prostuti first.', 'prostuti' ) . '</strong></p>';
}
