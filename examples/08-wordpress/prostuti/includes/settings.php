<?php
/**
 * Settings → Prostuti.
 *
 * @package Prostuti
 */

defined( 'ABSPATH' ) || exit;

/** What the settings are until an administrator saves them. */
const PROSTUTI_DEFAULTS = array(
	'address'   => '',
	'language'  => '',
	'theme'     => '',
	'version'   => '',
	'integrity' => array(),
);

/** The settings. */
function prostuti_options() {
	return wp_parse_args( get_option( 'prostuti', array() ), PROSTUTI_DEFAULTS );
}

/** Stores them once, since WordPress checks an option twice when it is new. */
function prostuti_activate() {
	add_option( 'prostuti', PROSTUTI_DEFAULTS );
}
register_activation_hook( dirname( __DIR__ ) . '/prostuti.php', 'prostuti_activate' );

/** Makes the fields. */
function prostuti_register_settings() {
	register_setting( 'prostuti', 'prostuti', array( 'sanitize_callback' => 'prostuti_check_settings' ) );
	add_settings_section( 'prostuti', '', '__return_empty_string', 'prostuti' );
	$fields = array(
		'address'  => __( 'Address of the server', 'prostuti' ),
		'language' => __( 'Language', 'prostuti' ),
		'theme'    => __( 'Theme', 'prostuti' ),
		'version'  => __( 'Pinned version', 'prostuti' ),
	);
	foreach ( $fields as $name => $label ) {
		add_settings_field( $name, $label, "prostuti_{$name}_field", 'prostuti', 'prostuti', array( 'label_for' => "prostuti-$name" ) );
	}
}
add_action( 'admin_init', 'prostuti_register_settings' );

/** Puts the page into the menu. */
function prostuti_add_settings_page() {
	add_options_page( 'Prostuti', 'Prostuti', 'manage_options', 'prostuti', 'prostuti_settings_page' );
}
add_action( 'admin_menu', 'prostuti_add_settings_page' );

/**
 * Checks what an administrator saves, and asks the server for the hashes of a pinned version.
 *
 * @param mixed $given The form's values.
 */
function prostuti_check_settings( $given ) {
	$given    = wp_parse_args( is_array( $given ) ? $given : array(), PROSTUTI_DEFAULTS );
	$before   = prostuti_options();
	$settings = array(
		'address'   => untrailingslashit( esc_url_raw( trim( $given['address'] ), array( 'http', 'https' ) ) ),
		'language'  => in_array( $given['language'], array( 'bn', 'en' ), true ) ? $given['language'] : '',
		'theme'     => in_array( $given['theme'], array( 'light', 'dark', 'auto' ), true ) ? $given['theme'] : '',
		'version'   => trim( $given['version'] ),
		'integrity' => array(),
	);
	if ( '' === $settings['address'] ) {
		return $settings;
	}
	if ( ! preg_match( '~^https?://[^/?#@]+$~', $settings['address'] ) ) {
		add_settings_error( 'prostuti', 'address', __( 'An address is https:// and a host, with nothing after it.', 'prostuti' ) );
		return $before;
	}
	if ( ! preg_match( '/^(\d+\.\d+\.\d+)?$/', $settings['version'] ) ) {
		add_settings_error( 'prostuti', 'version', __( 'A version is three numbers, such as 1.2.0.', 'prostuti' ) );
		return $before;
	}
	$release = prostuti_fetch_release( $settings['address'], '' === $settings['version'] ? 'v1' : $settings['version'] );
	if ( is_wp_error( $release ) ) {
		/* translators: 1: an address, 2: why */
		$text = sprintf( __( 'Nothing was saved, since %1$s did not answer: %2$s.', 'prostuti' ), $settings['address'], $release->get_error_message() );
		add_settings_error( 'prostuti', 'answer', esc_html( $text ) );
		return $before;
	}
	if ( '' !== $settings['version'] ) {
		$settings['integrity'] = $release['integrity'];
	}
	/* translators: 1: an address, 2: a version */
	$text = sprintf( __( 'Saved. Prostuti %2$s answers at %1$s.', 'prostuti' ), $settings['address'], $release['version'] );
	add_settings_error( 'prostuti', 'answer', esc_html( $text ), 'success' );
	return $settings;
}

/** The field of the address. */
function prostuti_address_field() {
	printf(
		'<input type="url" class="regular-text" id="prostuti-address" name="prostuti[address]" value="%s" placeholder="https://prostuti.example">',
		esc_attr( prostuti_options()['address'] )
	);
}

/** The choice of the language. */
function prostuti_language_field() {
	$choices = array(
		''   => __( 'That of the page', 'prostuti' ),
		'bn' => 'বাংলা',
		'en' => 'English',
	);
	prostuti_choice( 'language', $choices );
}

/** The choice of the theme. */
function prostuti_theme_field() {
	$choices = array(
		''      => __( 'As the page', 'prostuti' ),
		'light' => __( 'Light', 'prostuti' ),
		'dark'  => __( 'Dark', 'prostuti' ),
	);
	prostuti_choice( 'theme', $choices );
}

/** The field of the version, with what pinning is good for. */
function prostuti_version_field() {
	printf(
		'<input type="text" size="10" id="prostuti-version" name="prostuti[version]" value="%s" aria-describedby="prostuti-version-help"><p class="description" id="prostuti-version-help">%s</p>',
		esc_attr( prostuti_options()['version'] ),
		esc_html__( 'Empty: always the newest. With a version the browser checks each script by its hash, and you update by hand.', 'prostuti' )
	);
}

/**
 * A list to choose from.
 *
 * @param string   $name    A setting.
 * @param string[] $choices What each value is called.
 */
function prostuti_choice( $name, $choices ) {
	printf( '<select id="prostuti-%1$s" name="prostuti[%1$s]">', esc_attr( $name ) );
	foreach ( $choices as $value => $label ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( prostuti_options()[ $name ], $value, false ), esc_html( $label ) );
	}
	echo '</select>';
}

/** The page: the form, then what authors write and what a policy has to allow. */
function prostuti_settings_page() {
	$address = prostuti_options()['address'];
	echo '<div class="wrap"><h1>Prostuti</h1><form method="post" action="options.php">';
	settings_fields( 'prostuti' );
	do_settings_sections( 'prostuti' );
	submit_button();
	echo '</form>';
	if ( '' !== $address ) {
		prostuti_settings_help( $address );
	}
	echo '</div>';
}

/**
 * What comes after the form.
 *
 * @param string $address The server.
 */
function prostuti_settings_help( $address ) {
	$policy = "script-src $address; connect-src $address; img-src $address data:; font-src $address";
	printf( '<h2>%s</h2>', esc_html__( 'In posts and pages', 'prostuti' ) );
	printf( '<p>%s</p>', esc_html__( 'Add the block “Prostuti”, or write a shortcode:', 'prostuti' ) );
	echo '<p><code>[prostuti-exam-player exam-id="{exam}" sign-in="anonymous"]</code><br><code>[prostuti-exam-list state="running" href-template="?exam={id}"]</code></p>';
	printf( '<p>%s</p>', esc_html__( 'The list leads to its own page, where the player opens the exam that the address names.', 'prostuti' ) );
	printf( '<h2>%s</h2>', esc_html__( 'All elements', 'prostuti' ) );
	echo '<ul class="ul-disc">';
	foreach ( prostuti_elements() as $name => $element ) {
		printf(
			'<li><code>[prostuti-%s]</code> <a href="%s">%s</a></li>',
			esc_html( $name ),
			esc_url( "$address/docs/elements/$name" ),
			esc_html( $element['title'] )
		);
	}
	echo '</ul>';
	printf( '<h2>%s</h2>', esc_html__( 'If your site sends a content security policy', 'prostuti' ) );
	printf( '<p>%s</p><p><code>%s</code></p>', esc_html__( 'It has to allow this besides what it allows already:', 'prostuti' ), esc_html( $policy ) );
}
