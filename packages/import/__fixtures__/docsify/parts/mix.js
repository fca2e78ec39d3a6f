before();
/// [demo]
mix(3);
/// [demo]
after();
