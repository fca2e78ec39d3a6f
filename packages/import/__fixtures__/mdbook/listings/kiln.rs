fn heat() {
    // ANCHOR: heat
    burn(1280);
    // ANCHOR_END: heat
}
